import { useId, type ReactNode, type Ref } from 'react'

import { IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps {
  /** Label of the checkbox; may hold an inline `TextLink`. */
  readonly label: ReactNode
  /** True while the box is ticked. Controlled: the parent changes it in `onChange`. */
  readonly checked: boolean
  /** Called with the new state on a tap, Enter or Space. */
  readonly onChange: (checked: boolean) => void
  /** Name in the form, for tests and password managers. */
  readonly name?: string | undefined
  /** True when the form cannot be sent without it; announced by screen readers. */
  readonly required?: boolean | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** Error message. Empty or left out: no error. */
  readonly error?: string | undefined
  /** Called when the control loses focus. */
  readonly onBlur?: (() => void) | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Checkbox for a yes or no that is sent with a form. */
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
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.tick}>
          <IconTick size="small" />
        </span>
      </span>
      <span className={classes(type.small, css.label)}>{label}</span>
      {error !== undefined && (
        <span id={errorId} className={classes(type.small, css.error)}>
          {error}
        </span>
      )}
    </label>
  )
}
