import { GAME_TYPES, NEW_GAME, type GameCategory, type GameType } from '@livery/domain'

import type { ShelfFilter } from './home.queries.ts'

/** BG and BGS are both random-number games: one by classification, the other by vendor (specification, section 2). */
const SPECIAL: Readonly<Partial<Record<GameCategory, ShelfFilter>>> = {
  NEW_GAME: { isNew: NEW_GAME },
  BGS: { gameType: 'RNG', vassalage: 'BGS' },
  BG: { gameType: 'RNG', gameClassify: 'BG' },
}

function isGameType(category: GameCategory): category is GameCategory & GameType {
  return (GAME_TYPES as readonly string[]).includes(category)
}

/** How the search is narrowed to a category; a category that is no kind of game narrows nothing. */
export function shelfFilterOf(category: GameCategory): ShelfFilter {
  return SPECIAL[category] ?? (isGameType(category) ? { gameType: category } : {})
}
