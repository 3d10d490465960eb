import { unwrap, type Gateway } from '@livery/api'
import {
  CLIENT_TYPE,
  GAME_TYPES,
  IS_PLATFORM,
  mergePage,
  nextPage,
  PAGE_SIZE,
  PLATFORM,
  type GameListFilter,
  type GameType,
} from '@livery/domain'
import { wireLanguage, type LanguageCode } from '@livery/i18n'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { gameFromWire, type ListedGame } from '../../shell/gateway/mapping/game.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

export interface GameListRequest {
  readonly filter: GameListFilter
  /** Category of the wire; anything else narrows nothing. */
  readonly gameType: string | undefined
  readonly vendor: string | undefined
  /** What the player searched for. */
  readonly search: string
}

interface GamePage {
  readonly items: readonly ListedGame[]
  readonly pageNum: number
  readonly totalPages: number
}

export interface GameListContext {
  readonly gateway: Gateway
  readonly merchantCode: string
  readonly language: LanguageCode
}

function gameTypeOf(value: string | undefined): GameType | undefined {
  return (GAME_TYPES as readonly (string | undefined)[]).includes(value) ? (value as GameType) : undefined
}

async function fetchPage(
  { gateway, merchantCode, language }: GameListContext,
  { filter, gameType: category, vendor, search }: GameListRequest,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const gameType = gameTypeOf(category)
  const kind = gameType === undefined ? {} : { gameType }
  // A search looks through everything the list covers; the shelves of one member have no search of their own.
  if (search === '' && filter === 'fav') {
    const query = { pageNo, pageSize: PAGE_SIZE.favourites, language, ...kind }
    const page = await unwrap(gateway.GET('/lgw/games/favourites', { params: { query }, signal }))
    return { ...page, items: page.content.map(gameFromWire) }
  }
  if (search === '' && filter === 'recent') {
    const query = {
      page: pageNo,
      pageSize: PAGE_SIZE.gameCentre,
      clientType: CLIENT_TYPE,
      language,
      ...kind,
    } as const
    const page = await unwrap(gateway.GET('/lgw/games/recent', { params: { query }, signal }))
    return { ...page, items: page.list.map(gameFromWire) }
  }
  if (search === '' && filter === 'hot') {
    const query = {
      merchantCode,
      isPlatform: IS_PLATFORM,
      platform: PLATFORM,
      language: wireLanguage(language, 'listHotGames'),
    } as const
    const { list } = await unwrap(gateway.GET('/lgw/games/hot', { params: { query }, signal }))
    const items = list.map(gameFromWire)
    return {
      items: gameType ? items.filter((game) => game.gameType === gameType) : items,
      pageNum: 1,
      totalPages: 1,
    }
  }
  const query = {
    merchant: merchantCode,
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    language,
    pageNo,
    pageSize: PAGE_SIZE.gameCentre,
    ...kind,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(search !== '' && { gameName: search }),
  } as const
  const page = await unwrap(gateway.GET('/lgw/games/mobile', { params: { query }, signal }))
  return { ...page, items: page.games.map(gameFromWire) }
}

/** The games of a list, page after page; a game that moved between pages is listed once. */
export function gameListQuery(context: GameListContext, request: GameListRequest) {
  const scope = request.filter === 'fav' || request.filter === 'recent' ? MEMBER_SCOPE : 'games'
  return infiniteQueryOptions({
    // Under the member's favourites, so that a heart that is taken away leaves this list too.
    queryKey: [
      scope,
      request.filter === 'fav' ? 'favourites' : 'list',
      context.merchantCode,
      context.language,
      request,
    ],
    queryFn: ({ pageParam, signal }) => fetchPage(context, request, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }) =>
      pages.reduce<readonly ListedGame[]>((list, page) => mergePage(list, page, (game) => game.nodeId), []),
  })
}
