import { unwrap, type Gateway } from '@livery/api'
import { CLIENT_TYPE, gameTypeOf, type LaunchQuery } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

import type { GameToLaunch } from '../../shell/games/launchPath.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import type { Orientation } from './useOrientation.ts'

/** A game's own address, and how it wants to be shown. */
export interface Launch {
  readonly url: string
  /** `frame` shows it here, `page` leaves for it, `site` is a path of this site (the lottery client). */
  readonly place: 'frame' | 'page' | 'site'
  readonly freePlay: boolean
  readonly orientation: Orientation
  /** A framed game says itself when it can be played. */
  readonly announcesReady: boolean
}

/** A launch token works once: an answer is never kept, and never asked for again behind the game's back. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
} as const

/** Opens a vendor's game, and remembers that it was opened. */
export function gameLaunchQuery(gateway: Gateway, game: GameToLaunch, freePlay: boolean) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'launch', game.vendor, game.nodeId],
    queryFn: async ({ signal }): Promise<Launch> => {
      const { vendor, nodeId, category, gameId } = game
      const gameCategory = gameTypeOf(category) ?? 'RNG'
      const query = {
        vendor,
        nodeId,
        gameCategory,
        ...(gameId !== '' && { gameId }),
        freePlay: freePlay ? 1 : 0,
        origin: location.origin,
      } as const
      const launch = await unwrap(gateway.GET('/lgw/games/launch', { params: { query }, signal }))
      // The list of recent games is a convenience: a game opens whether or not it could be noted, and a game that
      // takes the whole page does not wait for it.
      gateway
        .GET('/lgw/games/recent/add', {
          params: { query: { nodeId, vendor, clientType: CLIENT_TYPE } },
          keepalive: true,
        })
        .catch(() => undefined)
      const { url, framed, orientation, freePlay: free, announcesReady = false } = launch
      return { url, place: framed ? 'frame' : 'page', freePlay: free, orientation, announcesReady }
    },
    ...ONCE,
  })
}

/** Opens a lottery's client. */
export function lotteryLaunchQuery(
  gateway: Gateway,
  { playType, prizeMode, gameId, code }: LaunchQuery,
  vendorOf: () => Promise<string>,
) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'launch', 'lottery', playType, prizeMode, gameId, code],
    queryFn: async ({ signal }): Promise<Launch> => {
      const query = {
        vendor: await vendorOf(),
        gameCode: gameId === '' ? code : gameId,
        playType,
        ...(prizeMode !== '' && { prizeMode }),
      }
      const { url } = await unwrap(gateway.GET('/lotto/launch', { params: { query }, signal }))
      return { url, place: 'site', freePlay: false, orientation: 'any', announcesReady: false }
    },
    ...ONCE,
  })
}
