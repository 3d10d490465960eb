import { useId, type ReactNode, type Ref } from 'react'

import { IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps {
  /** The words beside it; may hold an inline `TextLink`. */
  readonly label: ReactNode
  /** Whether it is ticked; the owner keeps it. */
  readonly checked: boolean
  /** Called with what it is to be. */
  readonly onChange: (checked: boolean) => void
  /** Name in the form, for tests and password managers. */
  readonly name?: string | undefined
  /** The form cannot be sent without it; said to screen readers. */
  readonly required?: boolean | undefined
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** What is wrong, in words. */
  readonly error?: string | undefined
  /** Called when focus leaves it. */
  readonly onBlur?: (() => void) | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
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
