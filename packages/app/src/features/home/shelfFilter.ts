import { gameTypeOf, NEW_GAME, type GameCategory } from '@livery/domain/games'

import type { CatalogueFilter } from '#capabilities/games/gameMapping.ts'

/** BG and BGS are both random-number games: one by classification, the other by vendor (S-home-18, S-home-19). */
const SPECIAL: Readonly<Partial<Record<GameCategory, CatalogueFilter>>> = {
  NEW_GAME: { isNew: NEW_GAME },
  BGS: { gameType: 'RNG', vendor: 'BGS' },
  BG: { gameType: 'RNG', classification: 'BG' },
}

/** Catalogue filter of a category; a category that is no kind of game has an empty filter. */
export function shelfFilterOf(category: GameCategory): CatalogueFilter {
  const gameType = gameTypeOf(category)
  return SPECIAL[category] ?? (gameType ? { gameType } : {})
}
