import type { SessionFacts } from '../account/member.ts'
import { ROUTES } from '../routes/routeTable.ts'
import type { GameListFilter } from './gameLists.ts'

/** Favourites of a member: node ids as strings, newest first. */
export type Favourites = readonly string[]

export type FavouriteToggle =
  | { readonly kind: 'login'; readonly to: string }
  | { readonly kind: 'add' | 'remove'; readonly nodeId: string }

/** Favourites from the wire, whose node ids are numbers or strings. */
export function favouritesFrom(nodeIds: readonly (string | number)[]): Favourites {
  return [...new Set(nodeIds.map(String))]
}

export function isFavourite(favourites: Favourites, nodeId: string | number): boolean {
  return favourites.includes(String(nodeId))
}

/** Change that a tap on the heart requests. */
export function toggleFavourite(
  session: SessionFacts,
  favourites: Favourites,
  nodeId: string | number,
): FavouriteToggle {
  if (!session) return { kind: 'login', to: ROUTES.login.path }
  return { kind: isFavourite(favourites, nodeId) ? 'remove' : 'add', nodeId: String(nodeId) }
}

/** Games on screen after a change: a removed favourite leaves the list only under the fav filter. */
export function listAfterToggle<Item extends { readonly nodeId?: string | number | null | undefined }>(
  games: readonly Item[],
  toggle: FavouriteToggle,
  filter: GameListFilter,
): readonly Item[] {
  if (toggle.kind !== 'remove' || filter !== 'fav') return games
  return games.filter((game) => String(game.nodeId) !== toggle.nodeId)
}
