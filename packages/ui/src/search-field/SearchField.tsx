import { useEffect, useEffectEvent, useRef, type Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout } from '../field/FieldLayout.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose, IconSearch } from '../icon/icons.ts'

/** Pause in typing that starts a search, for pages that search while the player types (S-centre-02), ms. */
export const SEARCH_DELAY_MS = 300

export interface SearchFieldProps {
  /** Accessible name of the field; the magnifier shows it. */
  readonly label: string
  /** Example text, hidden by the first typed letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** The written text. Controlled: the parent changes it in `onChange`. */
  readonly value: string
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void
  /**
   * Called with the text to search for: on Enter, on clearing, and, with `delayMs`, after a pause in typing.
   */
  readonly onSearch?: ((value: string) => void) | undefined
  /**
   * Pause in typing that starts a search, in ms: 300 on pages that search while the player types
   * (S-centre-02). Without it only Enter searches.
   */
  readonly delayMs?: number | undefined
  /** Accessible name of the button that clears the field. */
  readonly clearLabel: string
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Search field. */
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
    // A `search` region and no form: a search may be inside a form (dialling codes in a registration) and must not
    // submit it.
    <div role="search" aria-label={label}>
      <FieldLayout label={label} labelHidden bare>
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
                    // The button goes away with the text; the focus stays in the search.
                    document.getElementById(wiring.id)?.focus()
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
                // Enter that ends the composition of a character does not start a search.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                searchNow(value)
              }}
            />
          </FieldBox>
        )}
      </FieldLayout>
    </div>
  )
}
