import { unwrap, type Gateway } from '@livery/api'
import { CLIENT_TYPE, gameTypeOf } from '@livery/domain/games'
import type { LaunchQuery } from '@livery/domain/lottery'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { GameToLaunch } from '#capabilities/games/launchPath.ts'
import { RECENT_SCOPE } from '#capabilities/games/memberGames.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import type { LotteryEntry } from './useLotteryEntry.ts'
import type { Orientation } from './useOrientation.ts'

/** Launch address of a game, and its presentation. */
export interface Launch {
  readonly url: string
  /** `frame` opens it in an iframe, `page` navigates to it, `site` is a path of this site (the lottery client). */
  readonly place: 'frame' | 'page' | 'site'
  readonly freePlay: boolean
  readonly orientation: Orientation
  /** True when a framed game sends a message once it can be played. */
  readonly announcesReady: boolean
}

/** A launch token works once: an answer is never cached, and never refetched during the game. */
const ONCE = {
  // Not even an invalidation, as after a change of language, fetches a second token for a game that is running.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
} as const

/**
 * Adds an opened game to the recent ones, whose lists are asked for anew. It is optional: the game opens even if it
 * fails, and a game that takes the whole page does not wait for it.
 */
function addRecent(
  gateway: Gateway,
  client: QueryClient,
  game: { readonly nodeId: string; readonly vendor: string },
): void {
  gateway
    .GET('/lgw/games/recent/add', {
      params: { query: { ...game, clientType: CLIENT_TYPE } },
      keepalive: true,
    })
    .then(() => client.invalidateQueries({ queryKey: RECENT_SCOPE }))
    .catch(() => undefined)
}

/** Query that opens a vendor's game and adds it to the recent games. */
export function gameLaunchQuery(gateway: Gateway, game: GameToLaunch, freePlay: boolean) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'launch', game.vendor, game.nodeId],
    queryFn: async ({ signal, client }): Promise<Launch> => {
      const { vendor, nodeId, category, gameId, pick } = game
      const gameCategory = gameTypeOf(category) ?? 'RNG'
      const query = {
        vendor,
        nodeId,
        gameCategory,
        ...(gameId !== '' && { gameId }),
        ...pick,
        freePlay: freePlay ? 1 : 0,
        origin: location.origin,
      } as const
      const launch = await unwrap(gateway.GET('/lgw/games/launch', { params: { query }, signal }))
      addRecent(gateway, client, { nodeId, vendor })
      const { url, framed, orientation, freePlay: free, announcesReady = false } = launch
      return { url, place: framed ? 'frame' : 'page', freePlay: free, orientation, announcesReady }
    },
    ...ONCE,
  })
}

/** Query that opens a lottery's client and adds the lottery to the recent games. */
export function lotteryLaunchQuery(
  gateway: Gateway,
  { playType, prizeMode, gameId, code }: LaunchQuery,
  entry: LotteryEntry,
) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'launch', 'lottery', playType, prizeMode, gameId, code],
    queryFn: async ({ signal, client }): Promise<Launch> => {
      const vendor = await entry.vendor()
      const query = {
        vendor,
        gameCode: gameId === '' ? code : gameId,
        playType,
        ...(prizeMode !== '' && { prizeMode }),
      }
      const { url } = await unwrap(gateway.GET('/lotto/launch', { params: { query }, signal }))
      void entry
        .node(vendor)
        .then((nodeId) => nodeId !== undefined && addRecent(gateway, client, { nodeId, vendor }))
        .catch(() => undefined)
      return { url, place: 'site', freePlay: false, orientation: 'any', announcesReady: false }
    },
    ...ONCE,
  })
}
