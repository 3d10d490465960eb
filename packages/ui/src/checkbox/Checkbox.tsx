import { useId, type ReactNode, type Ref } from 'react'

import { IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps {
  /** The words beside it; may hold an inline `TextLink`. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** What is wrong, in words. */
  readonly error?: string | undefined
  readonly onBlur?: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no, sent with a form. What acts at once is a `Switch`. */
export function Checkbox({ label, checked, onChange, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <label className={css.root}>
      <span className={css.control}>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          className={css.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.tick}>
          <IconTick size="small" />
        </span>
      </span>
      <span className={classes(type.small, css.words)}>{label}</span>
      {error !== undefined && (
        <span id={errorId} className={classes(type.small, css.error)}>
          {error}
        </span>
      )}
    </label>
  )
}
