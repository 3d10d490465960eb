import { useId, type ReactNode } from 'react'

import { IconAlert } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Field.css.ts'

/** What every field of a form takes. */
export interface FieldProps {
  /** Always visible above the field, and its name. */
  readonly label: string
  /** Explains what is expected. Hidden while there is an error. */
  readonly help?: string | undefined
  /** What is wrong, in words; takes the place of the help. */
  readonly error?: string | undefined
  /** Name in the form, for password managers and tests. */
  readonly name?: string | undefined
  /** The form cannot be sent without it; said to screen readers. */
  readonly required?: boolean | undefined
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
}

/** What the control inside a frame has to carry so that label and message belong to it. */
export interface FieldWiring {
  /** Id that the label points to. */
  readonly id: string
  /** Id of the message, while there is one. */
  readonly 'aria-describedby': string | undefined
  /** Set while there is an error. */
  readonly 'aria-invalid': true | undefined
}

export interface FieldFrameProps {
  /** Always visible above the field, and its name. */
  readonly label: string
  /** Explains what is expected. Hidden while there is an error. */
  readonly help?: string | undefined
  /** What is wrong, in words; takes the place of the help. */
  readonly error?: string | undefined
  /** A word at the label's end, such as 'optional' or a counter. */
  readonly aside?: ReactNode
  /** The label is read but not drawn: only where the field's picture says it, as a search box's does. */
  readonly labelHidden?: boolean | undefined
  /** Keeps no room for a message: for a field that has neither help nor errors. */
  readonly bare?: boolean | undefined
  /** Draws the control with what ties it to its label and message. */
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** Label, control and one message line whose text changes without moving the page. */
export function FieldFrame({
  label,
  help,
  error,
  aside,
  labelHidden = false,
  bare = false,
  children,
}: FieldFrameProps) {
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
        <div id={messageId} className={classes(type.small, css.message)}>
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
  /** Draws the edge of an error. */
  readonly invalid?: boolean | undefined
  /** Draws it as unusable; the control inside must be so itself. */
  readonly disabled?: boolean | undefined
  /** Puts what stands after the control under it where both do not fit: for words, not for a picture. */
  readonly wraps?: boolean | undefined
  /** A picture or text before the control. */
  readonly start?: ReactNode
  /** Buttons after the control. */
  readonly end?: ReactNode
  /** The control. */
  readonly children: ReactNode
}

/** The drawn edge around a control and the things beside it. */
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
