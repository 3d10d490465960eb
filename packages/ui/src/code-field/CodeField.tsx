import type { Ref } from 'react'

import { Button } from '../button/Button.tsx'
import { useSecondsLeft } from '../countdown/useSecondsLeft.ts'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './CodeField.css.ts'

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far; the owner keeps them. */
  readonly value: string
  /** Called with the digits at each change; letters are dropped. */
  readonly onChange: (value: string) => void
  /** Asks for a code to be sent. */
  readonly onSend: () => void
  /** A request is on its way. */
  readonly sending?: boolean | undefined
  /** The moment another code may be asked for, ms since 1970. Without it, at once. */
  readonly nextSendAt?: number | undefined
  /** Words of the button ('Send code'). */
  readonly sendLabel: string
  /** Words of the button while waiting ('Again in 42 s'). */
  readonly waitLabel: (seconds: number) => string
  /** Said to screen readers once a code is out, so that the ticking button need not be. */
  readonly sentMessage?: string | undefined
  /** Default 10 (specification, §9: 'SMS code max 10'). */
  readonly maxLength?: number | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A one-time code from a text message, with the button that sends it and the wait before the next. */
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
    <FieldFrame label={label} help={help} error={error}>
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
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, maxLength))}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </FieldFrame>
  )
}
