import { unwrap, type Gateway } from '@livery/api'
import {
  CLIENT_TYPE,
  GAME_FILTERS,
  GAME_TYPES,
  IS_PLATFORM,
  nextPage,
  PLATFORM,
  VENDOR_TYPE_ID,
  type GameType,
} from '@livery/domain'
import { wireLanguage, type LanguageCode } from '@livery/i18n'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'

import { gameFromWire, type ListedGame } from '../../shell/gateway/mapping/game.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { pageSizeOf, type CentreFilter } from './centre.ts'
import { nameMatches } from './nameMatch.ts'

export interface CentreContext {
  readonly gateway: Gateway
  readonly merchantCode: string
  readonly language: LanguageCode
}

interface GamePage {
  readonly items: readonly ListedGame[]
  readonly pageNum: number
  readonly totalPages: number
  /** Games in all pages, where the gateway says so. */
  readonly total?: number
}

export interface FoundGames {
  readonly games: readonly ListedGame[]
  /** Games in all pages; those loaded so far where the gateway does not say. */
  readonly total: number
}

/** The menu changes when an operator signs a contract, not while a player looks, ms. */
const MENU_STALE_AFTER = 10 * 60_000
/** A list that was left for a game is still there on return, ms. */
const LIST_STALE_AFTER = 5 * 60_000

function gameTypeOf(category: string | undefined): GameType | undefined {
  return GAME_TYPES.find((type) => type === category)
}

/** Categories with their vendors, as the gateway has them. */
export function gameMenuQuery({ gateway, merchantCode, language }: CentreContext) {
  return queryOptions({
    queryKey: ['games', 'menu', merchantCode, language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/lgw/games/vendorTypes', {
          params: { query: { typeId: VENDOR_TYPE_ID, merchant_code: merchantCode } },
          signal,
        }),
      ),
    select: ({ list }) => list,
    staleTime: MENU_STALE_AFTER,
  })
}

async function fetchCatalogue(
  { gateway, merchantCode, language }: CentreContext,
  filter: CentreFilter,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const gameType = gameTypeOf(filter.category)
  const query = {
    merchant: merchantCode,
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    language,
    pageNo,
    pageSize: pageSizeOf(filter),
    ...(gameType && { gameType }),
    ...(filter.vendor !== undefined && { vassalage: filter.vendor }),
    ...(filter.search !== '' && { gameName: filter.search }),
    ...(filter.minBet && { minBet: String(GAME_FILTERS.minBet) }),
    ...(filter.minLine && { minLine: GAME_FILTERS.minLine }),
  } as const
  const page = await unwrap(gateway.GET('/lgw/games/mobile', { params: { query }, signal }))
  return { ...page, items: page.games.map(gameFromWire) }
}

/** The shelves the gateway keeps know a category at most; the rest of the filter is put on here. */
async function fetchShelf(
  { gateway, merchantCode, language }: CentreContext,
  filter: CentreFilter,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const gameType = gameTypeOf(filter.category)
  const kind = gameType ? { gameType } : {}
  const pageSize = pageSizeOf(filter)
  const fits = (game: ListedGame): boolean =>
    (filter.vendor === undefined || game.vendor === filter.vendor) &&
    (filter.search === '' || nameMatches(game.name, filter.search))
  if (filter.filter === 'fav') {
    const query = { pageNo, pageSize, language, ...kind }
    const page = await unwrap(gateway.GET('/lgw/games/favourites', { params: { query }, signal }))
    return { ...page, items: page.content.map(gameFromWire).filter(fits) }
  }
  if (filter.filter === 'recent') {
    const query = { page: pageNo, pageSize, clientType: CLIENT_TYPE, language, ...kind } as const
    const page = await unwrap(gateway.GET('/lgw/games/recent', { params: { query }, signal }))
    return { ...page, items: page.list.map(gameFromWire).filter(fits) }
  }
  const query = {
    merchantCode,
    isPlatform: IS_PLATFORM,
    platform: PLATFORM,
    language: wireLanguage(language, 'listHotGames'),
  } as const
  const { list } = await unwrap(gateway.GET('/lgw/games/hot', { params: { query }, signal }))
  const items = list
    .map(gameFromWire)
    .filter((game) => fits(game) && (!gameType || game.gameType === gameType))
  return { items, pageNum: 1, totalPages: 1 }
}

/** Games of a centre, page after page: page 1 replaces the list, later pages append. */
export function centreGamesQuery(context: CentreContext, filter: CentreFilter) {
  const ofMember = filter.filter === 'fav' || filter.filter === 'recent'
  return infiniteQueryOptions({
    // Under the member's favourites, so that a heart that is taken away leaves this list too.
    queryKey: [
      ofMember ? MEMBER_SCOPE : 'games',
      filter.filter === 'fav' ? 'favourites' : 'centre',
      context.merchantCode,
      context.language,
      filter,
    ],
    queryFn: ({ pageParam, signal }) =>
      (filter.filter === 'all' ? fetchCatalogue : fetchShelf)(context, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }): FoundGames => {
      // As `mergePage` would page by page, in one pass: hundreds of pages are gathered again with each new one.
      const byNode = new Map<string, ListedGame>()
      for (const { items } of pages) {
        for (const game of items) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game)
      }
      const games = [...byNode.values()]
      return { games, total: pages.at(-1)?.total ?? games.length }
    },
    // What was found for 'gold' stays while 'golde' is looked up: a search that flickers cannot be read.
    placeholderData: (previous: InfiniteData<GamePage, number> | undefined) =>
      filter.search === '' ? undefined : previous,
    staleTime: LIST_STALE_AFTER,
  })
}
