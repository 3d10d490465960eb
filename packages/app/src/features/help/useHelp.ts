import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { helpQuery } from './help.queries.ts'

/** The help centre in the language on screen. */
export function useHelp() {
  const { gateway, language } = useServices()
  const shown = useAtomValue(languageAtom)
  return useQuery(helpQuery(gateway, shown?.code ?? language.current()))
}
