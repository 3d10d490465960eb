import type { CatalogueGame } from '../catalogueGame.ts'

/** Which demo plays a game, and the folder its page is in. */
export const GAME_KINDS = ['slot', 'crash', 'table'] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** Slots and crash games have pages of their own; every other game opens the common table. */
export const gameKindOf = ({ genre }: Pick<CatalogueGame, 'genre'>): GameKind =>
  genre === 'slot' || genre === 'crash' ? genre : 'table'
