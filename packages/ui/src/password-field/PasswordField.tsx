import { useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconHidden, IconLock, IconShown } from '../icon/icons.ts'

export interface PasswordFieldProps extends FieldProps {
  /** The typed text. Controlled: the parent changes it in `onChange`. */
  readonly value: string
  /** Called with the whole password at each change. */
  readonly onChange: (value: string) => void
  /** Tells a password manager to fill in a password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** Keyboard of a phone: `numeric` for a payment password, which consists of digits. Default `text`. */
  readonly inputMode?: 'text' | 'numeric' | undefined
  /** Accessible name of the eye button while the password is hidden ('Show password'). */
  readonly showLabel: string
  /** Accessible name of the eye button while the password is visible ('Hide password'). */
  readonly hideLabel: string
  /** Longest accepted text, in UTF-16 units as the browser counts. */
  readonly maxLength?: number | undefined
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Password field with a button that shows the password. Showing it keeps focus, caret and the password
 * manager's knowledge of the field.
 */
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
    <FieldLayout label={label} help={help} error={error}>
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
    </FieldLayout>
  )
}
