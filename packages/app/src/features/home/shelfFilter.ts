import { gameTypeOf, NEW_GAME, type GameCategory } from '@livery/domain'

import type { CatalogueFilter } from '../../shell/games/catalogue.queries.ts'

/** BG and BGS are both random-number games: one by classification, the other by vendor (specification, section 2). */
const SPECIAL: Readonly<Partial<Record<GameCategory, CatalogueFilter>>> = {
  NEW_GAME: { isNew: NEW_GAME },
  BGS: { gameType: 'RNG', vassalage: 'BGS' },
  BG: { gameType: 'RNG', gameClassify: 'BG' },
}

/** How the search is narrowed to a category; a category that is no kind of game narrows nothing. */
export function shelfFilterOf(category: GameCategory): CatalogueFilter {
  const gameType = gameTypeOf(category)
  return SPECIAL[category] ?? (gameType ? { gameType } : {})
}
