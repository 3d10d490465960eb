import { offeredLanguages } from '@livery/domain/site'
import type { LanguageCode } from '@livery/i18n'
import { useAtomValue } from 'jotai'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { useWhitelabel } from '#platform/boot/WhitelabelContext.ts'
import { languageAtom } from '#platform/language/language.ts'

/** Languages that a player can choose: the brand's, narrowed by the merchant's live list. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  const { languages } = useTenant()
  const shown = useAtomValue(languageAtom)
  const { data } = useWhitelabel()
  return offeredLanguages(languages.offered, data?.languages, shown?.code ?? languages.default)
}
