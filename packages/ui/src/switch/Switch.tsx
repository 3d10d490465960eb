import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Switch.css.ts'

export interface SwitchProps {
  /** What is switched, in words beside it. */
  readonly label: string
  /** Second line, smaller. */
  readonly detail?: string | undefined
  /** Whether it is on; the owner keeps it. */
  readonly on: boolean
  /** Called with what it is to be. */
  readonly onChange: (on: boolean) => void
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** On or off, at once. */
export function Switch({ label, detail, on, onChange, disabled }: SwitchProps) {
  return (
    <label className={css.root}>
      <span className={css.words}>
        <span className={type.body}>{label}</span>
        {detail !== undefined && <span className={classes(type.small, css.detail)}>{detail}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
        role="switch"
        checked={on}
        disabled={disabled}
        className={css.input}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
