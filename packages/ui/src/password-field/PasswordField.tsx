import { useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconHidden, IconLock, IconShown } from '../icon/icons.ts'

export interface PasswordFieldProps extends FieldProps {
  /** What is typed; the owner keeps it. */
  readonly value: string
  /** Called with the whole password at each change. */
  readonly onChange: (value: string) => void
  /** Tells a password manager whether to fill in or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** Which keyboard a phone shows: `numeric` for a payment password, whose letters are digits. Default `text`. */
  readonly inputMode?: 'text' | 'numeric' | undefined
  /** Name of the eye while the password is hidden ('Show password'). */
  readonly showLabel: string
  /** Name of the eye while the password can be read ('Hide password'). */
  readonly hideLabel: string
  /** The field takes no more than this, counted as the browser counts: UTF-16 units. */
  readonly maxLength?: number | undefined
  /** What the keyboard's Enter key says it will do. */
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A password with an eye. Turning the eye keeps focus, caret and what a password manager knows of the field. */
export function PasswordField({
  label,
  help,
  error,
  onChange,
  onBlur,
  showLabel,
  hideLabel,
  ref,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const own = useRef<HTMLInputElement>(null)

  const turn = (): void => {
    const field = own.current
    const caret = [field?.selectionStart ?? 0, field?.selectionEnd ?? 0] as const
    // Browsers drop the selection when an input's type changes, so the change is made first and at once.
    flushSync(() => setShown(!shown))
    field?.setSelectionRange(...caret)
  }

  return (
    <FieldFrame label={label} help={help} error={error}>
      {(wiring) => (
        <FieldBox
          invalid={error !== undefined}
          disabled={rest.disabled}
          start={<IconLock />}
          end={
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? IconHidden : IconShown}
              controls={wiring.id}
              disabled={rest.disabled}
              keepsFocus
              onPress={turn}
            />
          }
        >
          <input
            {...rest}
            {...wiring}
            ref={(node) => {
              own.current = node
              if (typeof ref === 'function') return ref(node)
              if (ref) ref.current = node
            }}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className={input}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </FieldFrame>
  )
}
