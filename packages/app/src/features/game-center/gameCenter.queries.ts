import { GAME_FILTERS, gamesOfCategory, isInCategory } from '@livery/domain/games'
import { joinPages, namesHolding, nextPage } from '@livery/domain/lists'
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'

import {
  fetchCatalogue,
  GAMES_STALE_AFTER,
  hotGamesQuery,
  type GamePage,
  type PageWanted,
} from '#capabilities/games/catalogue.queries.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'
import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { fetchFavourites, fetchRecent, RECENT_SCOPE } from '#capabilities/games/memberGames.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { leastStake, pageSizeOf, type CenterFilter } from './gameCenter.ts'
import { searchedName } from './searchedNames.ts'

/** Currency of the site, which stake filters use. */
export interface CenterContext extends GameContext {
  readonly currency: string
}

export interface FoundGames {
  readonly games: readonly ListedGame[]
  /** Number of games in all pages; of those loaded so far where the gateway does not send it. */
  readonly total: number
}

/** Fetches a page. The gateway filters shelves by category at most: the rest of the filter is applied here. */
async function fetchPage(
  client: QueryClient,
  context: CenterContext,
  filter: CenterFilter,
  wanted: PageWanted,
): Promise<GamePage> {
  const { category, vendor, search } = filter
  const ofCategory = gamesOfCategory(category)
  const { gameType } = ofCategory
  const named = namesHolding(search)
  const fits = (game: ListedGame): boolean =>
    isInCategory(game, category) &&
    (vendor === undefined || game.vendor === vendor) &&
    (search === '' || named(searchedName(game)))
  const fitting = (page: GamePage): GamePage => ({ ...page, items: page.items.filter(fits) })
  switch (filter.filter) {
    case 'fav':
      return fitting(await fetchFavourites(context, gameType, wanted))
    case 'recent':
      return fitting(await fetchRecent(context, gameType, wanted))
    case 'hot': {
      const hot = await client.fetchQuery(hotGamesQuery(context))
      return { items: hot.filter(fits), pageNum: 1, totalPages: 1 }
    }
    case 'all':
      return fetchCatalogue(
        context,
        {
          ...(vendor !== undefined && { vendor }),
          ...ofCategory,
          ...(search !== '' && { gameName: search }),
          ...(filter.minBet && { minBet: leastStake(context.currency) }),
          ...(filter.minLine && { minLine: GAME_FILTERS.minLine }),
        },
        wanted,
      )
  }
}

const gathered = new WeakMap<object, FoundGames>()

/** Games of all pages as one list, cached per answer: a search reads it at every letter. */
export function gather(data: { readonly pages: readonly GamePage[] }): FoundGames {
  const before = gathered.get(data)
  if (before) return before
  const games = joinPages(
    data.pages.map(({ items }) => items),
    ({ nodeId }) => nodeId,
  )
  const found = { games, total: data.pages.at(-1)?.total ?? games.length }
  gathered.set(data, found)
  return found
}

/**
 * First parts of a list's key. A member's lists are under the favourites and the recent games, so that a removed
 * favourite and an opened game change them too.
 */
function scopeOf({ filter }: CenterFilter): readonly string[] {
  switch (filter) {
    case 'fav':
      return [MEMBER_SCOPE, 'favourites']
    case 'recent':
      return RECENT_SCOPE
    case 'hot':
    case 'all':
      return ['games', 'centre']
  }
}

/** Games of a centre, page after page: page 1 replaces the list, later pages append. */
export function centerGamesQuery(context: CenterContext, filter: CenterFilter) {
  return infiniteQueryOptions({
    queryKey: [...scopeOf(filter), context.merchantCode, context.language, filter],
    queryFn: async ({ pageParam: pageNo, signal, client }) => {
      const page = await fetchPage(client, context, filter, { pageNo, pageSize: pageSizeOf(filter), signal })
      page.items.forEach(searchedName)
      return page
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: gather,
    // Results of 'gold' stay while 'golde' is loading: a list that flickers cannot be read.
    placeholderData: (previous: InfiniteData<GamePage, number> | undefined) =>
      filter.search === '' ? undefined : previous,
    staleTime: GAMES_STALE_AFTER,
  })
}
