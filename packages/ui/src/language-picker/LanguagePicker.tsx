import { OptionList } from '../option-list/OptionList.tsx'

export interface PickableLanguage {
  /** Code of the platform: `EN`, `VI`. */
  readonly code: string
  /** Name of the language in the language itself. */
  readonly name: string
  /** BCP 47 tag, so that a screen reader reads the name with the right voice. */
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
  /** Called with the code of the tapped language; the switch is immediate. */
  readonly onSelect: (code: string) => void
}

/**
 * List of the tenant's languages, each under its own name and with its flag. Used in a `Sheet` or on a page.
 */
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
