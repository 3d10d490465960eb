import type { CatalogueGame } from '../catalogueGame.ts'

/** Demo games, each in a folder of this name. */
export const GAME_KINDS = ['slot', 'crash', 'table'] as const
export type GameKind = (typeof GAME_KINDS)[number]

/**
 * Demo game for a game of the catalogue: slots and crash games have pages of their own, all others open the
 * wheel.
 */
export const gameKindOf = ({ genre }: Pick<CatalogueGame, 'genre'>): GameKind =>
  genre === 'slot' || genre === 'crash' ? genre : 'table'
