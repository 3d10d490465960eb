import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import type { IconType } from '../icon/makeIcon.tsx'

export interface TextFieldProps extends FieldProps {
  /** What is written; the owner keeps it. */
  readonly value: string
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void
  /** Which keyboard a phone shows and what the browser checks. Default `text`. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined
  /** Which keyboard a phone shows when `type` alone would bring the wrong one: `decimal` for amounts. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** What browsers and password managers may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** `none` for names of accounts, `words` for names of people. */
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined
  /** What the keyboard's Enter key says it will do. */
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search' | undefined
  /** The field takes no more than this, counted as the browser counts: UTF-16 units. */
  readonly maxLength?: number | undefined
  /** An example of what to write, gone with the first letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Can be read and copied, not changed. */
  readonly readOnly?: boolean | undefined
  /** Direction of what is typed when it is not the page's: `ltr` for account names, numbers and addresses. */
  readonly dir?: 'auto' | 'ltr' | undefined
  /** Picture before the text. */
  readonly icon?: IconType | undefined
  /** A button inside the field's end. */
  readonly end?: ReactNode
  /** A word at the label's end, such as 'optional'. */
  readonly aside?: ReactNode
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
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
    <FieldFrame label={label} help={help} error={error} aside={aside}>
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
    </FieldFrame>
  )
}
