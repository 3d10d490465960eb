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

/** Lottery by its game id, and the query of the list that holds it. */
export function useLottery(gameId: string) {
  const { gateway, language } = useLotteryContext()
  const lotteries = useQuery(lotteriesQuery(gateway, language))
  return { lottery: lotteries.data?.find((one) => one.gameId === gameId), lotteries }
}
