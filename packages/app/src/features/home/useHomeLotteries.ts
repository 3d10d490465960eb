import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { lotteriesQuery, type Lottery } from '../../shell/lottery/lottery.queries.ts'
import { useLotteryContext } from '../../shell/lottery/useLottery.ts'

/** Lotteries that home has room for. */
const SHOWN = 4

/** The quickest lottery of each kind of draw, so that no two on home look alike. */
export function quickestOfEachKind(list: readonly Lottery[]): readonly Lottery[] {
  const byKind = new Map<string, Lottery>()
  for (const lottery of list) {
    const known = byKind.get(lottery.drawKind)
    if (!known || lottery.drawEverySeconds < known.drawEverySeconds) byKind.set(lottery.drawKind, lottery)
  }
  return [...byKind.values()].sort((one, other) => one.drawEverySeconds - other.drawEverySeconds)
}

/** The lotteries that home shows: the quickest to bet on, and those of the other kinds for what they drew. */
export function useHomeLotteries() {
  const { gateway, language } = useLotteryContext()
  const { data, isPending } = useQuery(lotteriesQuery(gateway, language))
  const kinds = useMemo(() => quickestOfEachKind(data ?? []), [data])
  return { toPlay: kinds.slice(0, SHOWN), drawn: kinds.slice(SHOWN), isPending }
}
