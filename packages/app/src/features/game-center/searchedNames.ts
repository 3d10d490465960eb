import { readName, searchable } from '@livery/domain'

import type { ListedGame } from '../../shell/gateway/mapping/game.ts'

const known = new WeakMap<ListedGame, string>()

/**
 * A game's name as a search compares it, read once a game. Asked when a page of games arrives, so that the first letter
 * of a search does not read ten thousand of them.
 */
export function searchedName(game: ListedGame): string {
  const before = known.get(game)
  if (before !== undefined) return before
  const name = readName(game.name)
  known.set(game, name)
  return name
}

const readied = new WeakMap<readonly ListedGame[], (typed: string) => readonly ListedGame[]>()

/** Games that are searched by name at every letter, made ready once a list. */
export function searchableGames(games: readonly ListedGame[]): (typed: string) => readonly ListedGame[] {
  const before = readied.get(games)
  if (before !== undefined) return before
  const find = searchable(games, searchedName)
  readied.set(games, find)
  return find
}
