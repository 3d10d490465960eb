import { OptionList } from '../option-list/OptionList.tsx'

export interface PickableLanguage {
  /** The platform's code: `EN`, `VI`. */
  readonly code: string
  /** Its own name for itself. */
  readonly name: string
  /** BCP 47 tag, so that the name is read with the right voice. */
  readonly tag: string
  /** Address of the flag. */
  readonly flag?: string | undefined
}

export interface LanguagePickerProps {
  /** Name of the list for screen readers. */
  readonly label: string
  /** The languages on offer, in the order shown. */
  readonly languages: readonly PickableLanguage[]
  /** Code of the language the page is in. */
  readonly selected: string
  /** Switches at once, on a tap. */
  readonly onSelect: (code: string) => void
}

/** The languages a tenant offers, each in its own words and with its flag. Stands in a `Sheet` or on a page. */
export function LanguagePicker({ label, languages, selected, onSelect }: LanguagePickerProps) {
  return (
    <OptionList
      label={label}
      selected={selected}
      onSelect={onSelect}
      options={languages.map(({ code, name, tag, flag }) => ({
        value: code,
        label: name,
        lang: tag,
        picture: flag,
      }))}
    />
  )
}
