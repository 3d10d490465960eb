import { offeredLanguages } from '@livery/domain/site'
import type { LanguageCode } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { whitelabelQuery } from './whitelabel.queries.ts'

/** Languages that a player can choose: the brand's, narrowed by the merchant's live list. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  const { languages } = useTenant()
  const shown = useAtomValue(languageAtom)
  const { data } = useQuery(whitelabelQuery(useGateway()))
  return offeredLanguages(languages.offered, data?.languages, shown?.code ?? languages.default)
}
