import { languageOf } from '@livery/i18n'
import { useAtomValue } from 'jotai'

import { languageAtom } from '#platform/language/language.ts'

/** The current language, in its own name. */
export function LanguageValue() {
  const language = useAtomValue(languageAtom)
  return language && <span lang={language.tag}>{languageOf(language.code).ownName}</span>
}
