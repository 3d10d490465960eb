import { useEffect, useEffectEvent, useRef, type Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame } from '../field/FieldFrame.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose, IconSearch } from '../icon/icons.ts'

export interface SearchFieldProps {
  /** Its name; the magnifier says it to the eye. */
  readonly label: string
  /** An example of what to write, gone with the first letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** What is written; the owner keeps it. */
  readonly value: string
  /** Every key. */
  readonly onChange: (value: string) => void
  /** What to search for: on Enter, on clearing, and, with `delayMs`, when typing rests. */
  readonly onSearch?: ((value: string) => void) | undefined
  /** Rest after typing before a search by itself, in ms (specification: 300). Without it only Enter searches. */
  readonly delayMs?: number | undefined
  /** Name of the cross. */
  readonly clearLabel: string
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A search box. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  delayMs,
  clearLabel,
  ref,
}: SearchFieldProps) {
  const searched = useRef(value)
  const search = useEffectEvent((text: string): void => {
    if (text === searched.current) return
    searched.current = text
    onSearch?.(text)
  })
  useEffect(() => {
    if (delayMs === undefined) return
    const timer = setTimeout(() => search(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  const searchNow = (text: string): void => {
    searched.current = text
    onSearch?.(text)
  }
  return (
    // Not a form: a search may stand inside one (dialling codes in a registration) and must not send it.
    <div role="search" aria-label={label}>
      <FieldFrame label={label} labelHidden bare>
        {(wiring) => (
          <FieldBox
            start={<IconSearch />}
            end={
              value !== '' && (
                <IconButton
                  label={clearLabel}
                  icon={IconClose}
                  iconSize="small"
                  onPress={() => {
                    onChange('')
                    searchNow('')
                  }}
                />
              )
            }
          >
            <input
              {...wiring}
              ref={ref}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={placeholder}
              value={value}
              className={input}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                // Enter that ends the composing of a character is not a wish to search.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                searchNow(value)
              }}
            />
          </FieldBox>
        )}
      </FieldFrame>
    </div>
  )
}
