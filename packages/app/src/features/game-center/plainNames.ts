import { plainName } from '@livery/domain'

import type { ListedGame } from '../../shell/gateway/mapping/game.ts'

const known = new WeakMap<ListedGame, string>()

/**
 * A game's name as a search compares it, made once a game. Asked when a page of games arrives, so that the first letter
 * of a search does not make ten thousand of them.
 */
export function plainOf(game: ListedGame): string {
  const before = known.get(game)
  if (before !== undefined) return before
  const plain = plainName(game.name)
  known.set(game, plain)
  return plain
}
