import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'

/** Number of lotteries on home. */
const SHOWN = 4

/** The quickest lottery of each kind of draw, so that no two on home look alike. */
function quickestOfEachKind(list: readonly Lottery[]): readonly Lottery[] {
  const byKind = new Map<string, Lottery>()
  for (const lottery of list) {
    const known = byKind.get(lottery.drawKind)
    if (!known || lottery.drawEverySeconds < known.drawEverySeconds) byKind.set(lottery.drawKind, lottery)
  }
  return [...byKind.values()].sort((one, other) => one.drawEverySeconds - other.drawEverySeconds)
}

/** Lotteries on home: the fastest for betting, and those of the other kinds for their results. */
export function useHomeLotteries() {
  const { gateway, language } = useLotteryContext()
  const { data, isPending } = useQuery(lotteriesQuery(gateway, language))
  const kinds = useMemo(() => quickestOfEachKind(data ?? []), [data])
  return { toPlay: kinds.slice(0, SHOWN), drawn: kinds.slice(SHOWN), isPending }
}
