import { useQuery } from '@tanstack/react-query'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'

import { homeLotteriesQuery } from './lazyParts.queries.ts'

const NONE: { readonly [Kind in 'toPlay' | 'drawn']: readonly Lottery[] } = { toPlay: [], drawn: [] }

/** Lotteries on home: the fastest for betting, and those of the other kinds for their results. */
export function useHomeLotteries() {
  const { data, isPending } = useQuery(homeLotteriesQuery(useGameContext()))
  return { ...(data ?? NONE), isPending }
}
