import type { Ref } from 'react'

import { Button } from '../button/Button.tsx'
import { useSecondsLeft } from '../countdown/useSecondsLeft.ts'
import { onlyDigits } from '../digits/latinDigits.ts'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './CodeField.css.ts'

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. Controlled: the parent changes them in `onChange`. */
  readonly value: string
  /** Called with the digits at each change; letters are dropped. */
  readonly onChange: (value: string) => void
  /** Called when the button that sends a code is pressed. */
  readonly onSend: () => void
  /** True while a request for a code is running. */
  readonly sending?: boolean | undefined
  /** Time from which another code may be requested, ms since 1970. Without it, at once. */
  readonly nextSendAt?: number | undefined
  /** Label of the button ('Send code'). */
  readonly sendLabel: string
  /** Label of the button while waiting ('Again in 42 s'). */
  readonly waitLabel: (seconds: number) => string
  /** Announced by screen readers once a code has been sent, so that the countdown on the button need not be. */
  readonly sentMessage?: string | undefined
  /** Greatest number of digits. Default 10 (S-verification-03). */
  readonly maxLength?: number | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Field for a one-time code from a text message, with the button that sends it and the countdown until the
 * next.
 */
export function CodeField({
  label,
  help,
  error,
  onChange,
  onBlur,
  onSend,
  sending = false,
  nextSendAt,
  sendLabel,
  waitLabel,
  sentMessage,
  maxLength = 10,
  ref,
  ...rest
}: CodeFieldProps) {
  const wait = useSecondsLeft(nextSendAt)
  return (
    <FieldLayout label={label} help={help} error={error}>
      {(wiring) => (
        <FieldBox
          invalid={error !== undefined}
          disabled={rest.disabled}
          wraps
          end={
            <span className={css.send}>
              <Button
                tone="ghost"
                size="small"
                busy={sending}
                disabled={wait > 0 || rest.disabled}
                onPress={onSend}
              >
                {wait > 0 ? waitLabel(wait) : sendLabel}
              </Button>
              <span role="status" className={visuallyHidden}>
                {wait > 0 ? sentMessage : ''}
              </span>
            </span>
          }
        >
          <input
            {...rest}
            {...wiring}
            ref={ref}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={classes(input, css.digits)}
            onChange={(event) => onChange(onlyDigits(event.target.value, maxLength))}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </FieldLayout>
  )
}
