import { readName, type PlainName } from '@livery/domain'

import type { ListedGame } from '../../shell/gateway/mapping/game.ts'

const known = new WeakMap<ListedGame, PlainName>()

/**
 * A game's name as a search compares it, read once a game. Asked when a page of games arrives, so that the first letter
 * of a search does not read ten thousand of them.
 */
export function searchedName(game: ListedGame): PlainName {
  const before = known.get(game)
  if (before !== undefined) return before
  const name = readName(game.name)
  known.set(game, name)
  return name
}
