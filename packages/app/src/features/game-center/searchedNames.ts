import { readName, searchable } from '@livery/domain/lists'
import { latinDigits } from '@livery/ui/digits'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'

const known = new WeakMap<ListedGame, string>()

/**
 * Game name normalized for searching, cached per game. Computed when a page of games arrives, so that the first
 * letter of a search does not have to normalize ten thousand names.
 */
export function searchedName(game: ListedGame): string {
  const before = known.get(game)
  if (before !== undefined) return before
  const name = readName(latinDigits(game.name))
  known.set(game, name)
  return name
}

const readied = new WeakMap<readonly ListedGame[], (typed: string) => readonly ListedGame[]>()

/** Search by name over loaded games, prepared once per list because it runs at every letter. */
export function searchableGames(games: readonly ListedGame[]): (typed: string) => readonly ListedGame[] {
  const before = readied.get(games)
  if (before !== undefined) return before
  const find = searchable(games, searchedName)
  readied.set(games, find)
  return find
}
