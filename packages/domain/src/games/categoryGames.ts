import { gameTypeOf, type GameType } from './categories.ts'
import { NEW_GAME } from './wire.ts'

/** Classification of the platform that makes a category: board and table games. */
export const BOARD_GAMES = 'BG'

/** Part of the catalogue that a category stands for; a game has to fit every named field. */
export type CategoryGames = {
  readonly gameType?: GameType
  readonly vendor?: string
  readonly classification?: typeof BOARD_GAMES
  readonly isNew?: typeof NEW_GAME
}

/** Facts of a game that decide its categories. */
export type CategorisedGame = {
  readonly gameType: string
  readonly vendor: string
  /** Classification within the game type, where the source knows it. */
  readonly classification?: string | undefined
  readonly isNew?: boolean | undefined
}

/**
 * Games of a category, for every list that shows it: shelf and panel of home, tab, hot filter and vendors of the game
 * centre. BG and BGS are random-number games: one by classification, the other by vendor (S-home-18, S-home-19). A
 * list across all games, such as HOT, is not limited.
 */
export function gamesOfCategory(category: string | undefined): CategoryGames {
  const gameType = gameTypeOf(category)
  switch (category) {
    case 'NEW_GAME':
      return { isNew: NEW_GAME }
    case 'BGS':
      return { gameType: 'RNG', vendor: 'BGS' }
    case 'BG':
      return { gameType: 'RNG', classification: BOARD_GAMES }
    default:
      return gameType ? { gameType } : {}
  }
}

/** True for a category that is a part of another one: its games are counted there already. */
export function isPartOfAnother(category: string): boolean {
  const { gameType } = gamesOfCategory(category)
  return gameType !== undefined && gameType !== category
}

/** True when a game is one of the category's. */
export function isInCategory(game: CategorisedGame, category: string | undefined): boolean {
  const { gameType, vendor, classification, isNew } = gamesOfCategory(category)
  return (
    (gameType === undefined || game.gameType === gameType) &&
    (vendor === undefined || game.vendor === vendor) &&
    (classification === undefined || game.classification === classification) &&
    (isNew === undefined || game.isNew === true)
  )
}
