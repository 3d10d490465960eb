import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import type { IconType } from '../icon/makeIcon.tsx'

export interface TextFieldProps extends FieldProps {
  /** The written text. Controlled: the parent changes it in `onChange`. */
  readonly value: string
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void
  /** Type of the field: chooses the phone's keyboard and the browser's validation. Default `text`. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined
  /** Keyboard of a phone where that of `type` does not fit: `decimal` for amounts. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** Value that browsers and password managers may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** `none` for names of accounts, `words` for names of people. */
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search' | undefined
  /** Longest accepted text, in UTF-16 units as the browser counts. */
  readonly maxLength?: number | undefined
  /** Example text, hidden by the first typed letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** True for a value that can be read and copied, not changed. */
  readonly readOnly?: boolean | undefined
  /**
   * Text direction of the value when it differs from the page's: `ltr` for account names, numbers and
   * addresses.
   */
  readonly dir?: 'auto' | 'ltr' | undefined
  /** Icon before the text. */
  readonly icon?: IconType | undefined
  /** A button inside the field's end. */
  readonly end?: ReactNode
  /** Text at the end of the label, such as 'optional'. */
  readonly aside?: ReactNode
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Text field of one line. */
export function TextField({
  label,
  help,
  error,
  aside,
  icon: Icon,
  end,
  onChange,
  onBlur,
  type = 'text',
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <FieldLayout label={label} help={help} error={error} aside={aside}>
      {(wiring) => (
        <FieldBox invalid={error !== undefined} disabled={rest.disabled} start={Icon && <Icon />} end={end}>
          <input
            {...rest}
            {...wiring}
            ref={ref}
            type={type}
            className={input}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </FieldLayout>
  )
}
