import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { joinPages, nextPage, type DrawPeriod, type PlayType } from '@livery/domain'
import type { LanguageCode } from '@livery/i18n'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type Lottery = Schemas['Lottery']
export type LotteryDraw = Schemas['Draw']

/** The period that takes bets, on the gateway's clock, and what was drawn before it. */
export interface Numero extends DrawPeriod {
  readonly gameId: string
  readonly numero: string
  readonly lastDraw: LotteryDraw
  /** Whole seconds from the device's clock to the gateway's as it was asked: once the device was set, what counts down renders anew. */
  readonly clockGap: number
}

/** Lotteries and their plays change when an operator decides so, ms. */
const CATALOGUE_STALE_AFTER = 10 * 60_000
/** A period that has ended is asked about this often until the next one is there, ms. */
const DRAW_POLL = 2_000
/** Even a period of a day is looked at this often: a phone that slept must not show yesterday's, ms. */
const LONGEST_WAIT = 60_000
/** Not every phone asks in the same moment, ms. */
const SPREAD = 800
/** Results on one page of the history. */
const DRAWS_PAGE = 50

/** Every lottery the brand has. */
export function lotteriesQuery(gateway: Gateway, language: LanguageCode) {
  return queryOptions({
    queryKey: ['lottery', 'list', language],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lotto/list', { params: { query: { language } }, signal })),
    select: ({ list }) => list,
    staleTime: CATALOGUE_STALE_AFTER,
  })
}

/** LOTT and ELOTT, each with its groups. */
export function lotteryMenuQuery(gateway: Gateway, language: LanguageCode) {
  return queryOptions({
    queryKey: ['lottery', 'menu', language],
    queryFn: ({ signal }) => unwrap(gateway.GET('/lotto/menu', { params: { query: { language } }, signal })),
    staleTime: CATALOGUE_STALE_AFTER,
  })
}

/** The open period of a lottery; asked again by itself when its draw is due. */
export function numeroQuery(gateway: Gateway, gameId: string) {
  return queryOptions({
    queryKey: ['lottery', 'numero', gameId],
    queryFn: async ({ signal }): Promise<Numero> => {
      const askedAt = Date.now()
      const period = await unwrap(gateway.GET('/lotto/numero', { params: { query: { gameId } }, signal }))
      const { numero, opensAt, closesAt, drawsAt, serverTime, lastDraw } = period
      gateway.clock.learn(Date.parse(serverTime), askedAt, Date.now())
      return {
        gameId,
        numero,
        opensAt: Date.parse(opensAt),
        closesAt: Date.parse(closesAt),
        drawsAt: Date.parse(drawsAt),
        lastDraw,
        clockGap: Math.round((gateway.clock.now() - Date.now()) / 1000),
      }
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
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/lotto/draws', {
          params: { query: { gameId, pageNo: pageParam, pageSize: DRAWS_PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // A draw that happens while somebody reads moves everything one place on.
    select: ({ pages }) =>
      joinPages(
        pages.map(({ list }) => list),
        ({ numero }) => numero,
      ),
  })
}

/** How a lottery can be bet on. */
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
    queryKey: ['lottery', 'plays', gameId, playType, prizeMode, language],
    queryFn: ({ signal }) => {
      const query = { gameId, playType, language, ...(prizeMode !== undefined && { prizeMode }) }
      return unwrap(gateway.GET('/lotto/plays', { params: { query }, signal }))
    },
    select: ({ plays }) => plays,
    staleTime: CATALOGUE_STALE_AFTER,
  })
}
