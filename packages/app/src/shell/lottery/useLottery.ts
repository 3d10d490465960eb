import type { Gateway } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { useGateway, useTenant } from '../boot/index.ts'
import { languageAtom } from '../language/index.ts'
import { lotteriesQuery } from './lottery.queries.ts'

/** What the lottery's calls need to know of the site. */
export function useLotteryContext(): { readonly gateway: Gateway; readonly language: LanguageCode } {
  const gateway = useGateway()
  const { languages } = useTenant()
  return { gateway, language: useAtomValue(languageAtom)?.code ?? languages.default }
}

/** One lottery by its game id, and how the list it comes from is faring. */
export function useLottery(gameId: string) {
  const { gateway, language } = useLotteryContext()
  const { data, error, isPending, refetch } = useQuery(lotteriesQuery(gateway, language))
  return { lottery: data?.find((one) => one.gameId === gameId), list: data, error, isPending, refetch }
}
