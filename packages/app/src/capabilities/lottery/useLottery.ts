import type { Gateway } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { lotteriesQuery } from './lottery.queries.ts'

/** Gateway and language for the lottery's calls. */
export function useLotteryContext(): { readonly gateway: Gateway; readonly language: LanguageCode } {
  const gateway = useGateway()
  const { languages } = useTenant()
  return { gateway, language: useAtomValue(languageAtom)?.code ?? languages.default }
}

/** Lottery by its game id, with the state of the list's query. */
export function useLottery(gameId: string) {
  const { gateway, language } = useLotteryContext()
  const { data, error, isPending, refetch } = useQuery(lotteriesQuery(gateway, language))
  return { lottery: data?.find((one) => one.gameId === gameId), list: data, error, isPending, refetch }
}
