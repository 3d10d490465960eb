import { useId, type ReactNode } from 'react'

import { IconAlert } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Field.css.ts'

/** Props of every field of a form. */
export interface FieldProps {
  /** Label above the field, and its accessible name. */
  readonly label: string
  /** Help text under the field. Hidden while there is an error. */
  readonly help?: string | undefined
  /** Error message, shown in place of the help text. */
  readonly error?: string | undefined
  /** Name in the form, for password managers and tests. */
  readonly name?: string | undefined
  /** True when the form cannot be sent without it; announced by screen readers. */
  readonly required?: boolean | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** Called when the field loses focus. */
  readonly onBlur?: (() => void) | undefined
}

/** Attributes that connect the control inside a field layout with its label and message. */
export interface FieldWiring {
  /** Id that the label points to. */
  readonly id: string
  /** Id of the help or error message, while there is one. */
  readonly 'aria-describedby': string | undefined
  /** True while there is an error. */
  readonly 'aria-invalid': true | undefined
}

export interface FieldLayoutProps {
  /** Label above the field, and its accessible name. */
  readonly label: string
  /** Help text under the field. Hidden while there is an error. */
  readonly help?: string | undefined
  /** Error message, shown in place of the help text. */
  readonly error?: string | undefined
  /** Text at the end of the label, such as 'optional' or a counter. */
  readonly aside?: ReactNode
  /** True to hide the label visually: only where the field's icon says the same, as in a search box. */
  readonly labelHidden?: boolean | undefined
  /** True to reserve no space for a message: for a field that has neither help nor errors. */
  readonly bare?: boolean | undefined
  /** Draws the control with the attributes that connect it with its label and message. */
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** Layout of a field: label, control and one message line whose text changes without moving the page. */
export function FieldLayout({
  label,
  help,
  error,
  aside,
  labelHidden = false,
  bare = false,
  children,
}: FieldLayoutProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={css.root}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : classes(type.small, css.label)}>
        {label}
        {aside !== undefined && <span className={css.optional}>{aside}</span>}
      </label>
      {children({
        id,
        'aria-describedby': help !== undefined || error !== undefined ? messageId : undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {!bare && (
        <div id={messageId} aria-live="polite" className={classes(type.small, css.message)}>
          {help !== undefined && (
            <span className={classes(css.messageText, error !== undefined && css.out)}>{help}</span>
          )}
          {error !== undefined && (
            <span className={classes(css.messageText, css.error)}>
              <IconAlert size="small" />
              {error}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

export interface FieldBoxProps {
  /** True to draw the edge of an error. */
  readonly invalid?: boolean | undefined
  /** True to draw the box as disabled; the control inside must be disabled itself. */
  readonly disabled?: boolean | undefined
  /** True to wrap the content after the control below it where both do not fit: for text, not for an icon. */
  readonly wraps?: boolean | undefined
  /** Icon or text before the control. */
  readonly start?: ReactNode
  /** Buttons after the control. */
  readonly end?: ReactNode
  /** The control. */
  readonly children: ReactNode
}

/** Box around a control: the drawn edge, and the icons and buttons inside it. */
export function FieldBox({
  invalid = false,
  disabled = false,
  wraps = false,
  start,
  end,
  children,
}: FieldBoxProps) {
  return (
    <div className={classes(css.box, invalid && css.invalid, disabled && css.disabled, wraps && css.wraps)}>
      {start !== undefined && <span className={classes(css.slot, css.startSlot)}>{start}</span>}
      {children}
      {end !== undefined && <span className={css.slot}>{end}</span>}
    </div>
  )
}
