import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'

import { homeLotteries } from './homeLotteries.ts'

/** Lotteries on home: the fastest for betting, and those of the other kinds for their results. */
export function useHomeLotteries() {
  const { gateway, language } = useLotteryContext()
  const { data, isPending } = useQuery(lotteriesQuery(gateway, language))
  const lotteries = useMemo(() => homeLotteries(data ?? []), [data])
  return { ...lotteries, isPending }
}
