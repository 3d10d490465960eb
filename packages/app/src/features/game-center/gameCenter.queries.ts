import { GAME_FILTERS, gameTypeOf, joinPages, namesHolding, nextPage } from '@livery/domain'
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'

import {
  fetchCatalogue,
  GAMES_STALE_AFTER,
  hotGamesQuery,
  type GamePage,
  type PageWanted,
} from '../../shell/games/catalogue.queries.ts'
import type { GameContext } from '../../shell/games/gameContext.ts'
import { fetchFavourites, fetchRecent } from '../../shell/games/memberGames.ts'
import type { ListedGame } from '../../shell/gateway/mapping/game.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { leastStake, pageSizeOf, type CentreFilter } from './centre.ts'
import { searchedName } from './searchedNames.ts'

/** Stakes are asked for in the site's currency. */
export interface CentreContext extends GameContext {
  readonly currency: string
}

export interface FoundGames {
  readonly games: readonly ListedGame[]
  /** Games in all pages; those loaded so far where the gateway does not say. */
  readonly total: number
}

/** The shelves the gateway keeps know a category at most: the rest of the filter is put on here. */
async function fetchPage(
  client: QueryClient,
  context: CentreContext,
  filter: CentreFilter,
  wanted: PageWanted,
): Promise<GamePage> {
  const { vendor, search } = filter
  const gameType = gameTypeOf(filter.category)
  const named = namesHolding(search)
  const fits = (game: ListedGame): boolean =>
    (vendor === undefined || game.vendor === vendor) && (search === '' || named(searchedName(game)))
  const fitting = (page: GamePage): GamePage => ({ ...page, items: page.items.filter(fits) })
  switch (filter.filter) {
    case 'fav':
      return fitting(await fetchFavourites(context, gameType, wanted))
    case 'recent':
      return fitting(await fetchRecent(context, gameType, wanted))
    case 'hot': {
      const hot = await client.fetchQuery(hotGamesQuery(context))
      const items = hot.filter((game) => fits(game) && (!gameType || game.gameType === gameType))
      return { items, pageNum: 1, totalPages: 1 }
    }
    case 'all':
      return fetchCatalogue(
        context,
        {
          ...(gameType && { gameType }),
          ...(vendor !== undefined && { vassalage: vendor }),
          ...(search !== '' && { gameName: search }),
          ...(filter.minBet && { minBet: leastStake(context.currency) }),
          ...(filter.minLine && { minLine: GAME_FILTERS.minLine }),
        },
        wanted,
      )
  }
}

const gathered = new WeakMap<object, FoundGames>()

/** The games of all pages, gathered once: a search asks for them at every letter. */
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
    queryFn: async ({ pageParam: pageNo, signal, client }) => {
      const page = await fetchPage(client, context, filter, { pageNo, pageSize: pageSizeOf(filter), signal })
      page.items.forEach(searchedName)
      return page
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: gather,
    // What was found for 'gold' stays while 'golde' is looked up: a search that flickers cannot be read.
    placeholderData: (previous: InfiniteData<GamePage, number> | undefined) =>
      filter.search === '' ? undefined : previous,
    staleTime: GAMES_STALE_AFTER,
  })
}
