import { unwrap, type Gateway } from '@livery/api'
import type { PlayType } from '@livery/domain/games'
import { joinPages, nextPage } from '@livery/domain/lists'
import type { DrawPeriod } from '@livery/domain/lottery'
import type { LanguageCode } from '@livery/i18n'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import {
  drawFromWire,
  lotteryFromWire,
  lotteryGroupsFromWire,
  periodFromWire,
  type Lottery,
  type OpenPeriod,
} from './lotteryMapping.ts'

/** Time that lotteries and their plays count as fresh, ms: they change when an operator decides so. */
const CATALOGUE_STALE_AFTER = 10 * 60_000
/** Polling interval from the end of a period until the next one has arrived, ms. */
const DRAW_POLL = 2_000
/** Maximum polling interval, also for a period of a day: a phone that slept must not show yesterday's, ms. */
const LONGEST_WAIT = 60_000
/** Random spread of the polling, ms: phones must not all call at the same moment. */
const SPREAD = 800
/** Results on one page of the history. */
const DRAWS_PAGE = 50

/** Every lottery the brand has. */
export function lotteriesQuery(gateway: Gateway, language: LanguageCode) {
  return queryOptions({
    queryKey: ['lottery', 'list', language],
    queryFn: async ({ signal }): Promise<readonly Lottery[]> => {
      const { list } = await unwrap(gateway.GET('/lotto/list', { params: { query: { language } }, signal }))
      return list.map(lotteryFromWire)
    },
    staleTime: CATALOGUE_STALE_AFTER,
  })
}

/** LOTT and ELOTT, each with its groups. */
export function lotteryMenuQuery(gateway: Gateway, language: LanguageCode) {
  return queryOptions({
    queryKey: ['lottery', 'menu', language],
    queryFn: async ({ signal }) => {
      const menu = await unwrap(gateway.GET('/lotto/menu', { params: { query: { language } }, signal }))
      return { LOTT: lotteryGroupsFromWire(menu.LOTT), ELOTT: lotteryGroupsFromWire(menu.ELOTT) }
    },
    staleTime: CATALOGUE_STALE_AFTER,
  })
}

/** Query of a lottery's open period; refetches when its draw is due. */
export function periodQuery(gateway: Gateway, gameId: string) {
  return queryOptions({
    queryKey: ['lottery', 'period', gameId],
    queryFn: async ({ signal }): Promise<OpenPeriod> => {
      const askedAt = Date.now()
      const period = await unwrap(gateway.GET('/lotto/numero', { params: { query: { gameId } }, signal }))
      gateway.clock.learn(Date.parse(period.serverTime), askedAt, Date.now())
      return periodFromWire(period, Math.round((gateway.clock.now() - Date.now()) / 1000))
    },
    refetchInterval: ({ state }) => (state.data ? waitFor(state.data, gateway.clock.now()) : DRAW_POLL),
    refetchOnWindowFocus: true,
    staleTime: DRAW_POLL,
  })
}

function waitFor({ drawsAt }: DrawPeriod, now: number): number {
  const left = drawsAt - now
  return left > 0 ? Math.min(LONGEST_WAIT, left + Math.random() * SPREAD) : DRAW_POLL
}

/** Past results of a lottery, latest first. */
export function drawsQuery(gateway: Gateway, gameId: string) {
  return infiniteQueryOptions({
    queryKey: ['lottery', 'draws', gameId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { gameId, pageNo: pageParam, pageSize: DRAWS_PAGE }
      const { list, ...page } = await unwrap(gateway.GET('/lotto/draws', { params: { query }, signal }))
      return { ...page, list: list.map(drawFromWire) }
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // A draw during reading moves every result by one, so duplicates are removed.
    select: ({ pages }) =>
      joinPages(
        pages.map(({ list }) => list),
        ({ drawNumber }) => drawNumber,
      ),
  })
}

/** Key of the bet types of every lottery. */
export const PLAYS = ['lottery', 'plays'] as const

/** Arguments of the query for a lottery's plays. */
export interface PlaysWanted {
  readonly gameId: string
  readonly playType: PlayType
  /** The table of odds that the bets will be placed by; the vendor's own without it. */
  readonly prizeMode: string | undefined
}

/** The bet types of a lottery in one play type, with the odds of its prize mode. */
export function playsQuery(gateway: Gateway, wanted: PlaysWanted, language: LanguageCode) {
  const { gameId, playType, prizeMode } = wanted
  return queryOptions({
    queryKey: [...PLAYS, gameId, playType, prizeMode, language],
    // The list is taken here, where an answer without one is an error; by `select` it would be on its way for ever.
    queryFn: async ({ signal }) => {
      const query = { gameId, playType, language, ...(prizeMode !== undefined && { prizeMode }) }
      const { plays } = await unwrap(gateway.GET('/lotto/plays', { params: { query }, signal }))
      return plays
    },
    staleTime: CATALOGUE_STALE_AFTER,
  })
}
