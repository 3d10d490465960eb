/** Genres of games from a player's point of view; the wire has the coarser `gameType` and `gameClassify`. */
export const GENRES = [
  'slot',
  'table',
  'crash',
  'scratch',
  'bingo',
  'fish',
  'live',
  'poker',
  'cockfight',
  'sports',
  'esports',
  'lottery',
  'elottery',
] as const
export type Genre = (typeof GENRES)[number]

/** Wire values of `gameType`. */
export const GAME_TYPES = [
  'RNG',
  'FISH',
  'LIVE',
  'COCKFIGHT',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Wire values of `gameClassify`. `BG` are board and table games played against a random generator. */
export const GAME_CLASSIFICATIONS = [
  'SLOT',
  'BG',
  'CRASH',
  'SCRATCH',
  'BINGO',
  'FISH',
  'LIVE',
  'POKER',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'LOTTERY',
] as const
export type GameClassification = (typeof GAME_CLASSIFICATIONS)[number]

interface GenreFacts {
  gameType: GameType
  gameClassify: GameClassification
  /** Number of games of the catalogue's 3,000. */
  count: number
}

/** Wire values of each genre, and its share of the catalogue. */
export const GENRE_FACTS: Readonly<Record<Genre, GenreFacts>> = {
  slot: { gameType: 'RNG', gameClassify: 'SLOT', count: 1560 },
  table: { gameType: 'RNG', gameClassify: 'BG', count: 130 },
  crash: { gameType: 'RNG', gameClassify: 'CRASH', count: 60 },
  scratch: { gameType: 'RNG', gameClassify: 'SCRATCH', count: 110 },
  bingo: { gameType: 'RNG', gameClassify: 'BINGO', count: 60 },
  fish: { gameType: 'FISH', gameClassify: 'FISH', count: 140 },
  live: { gameType: 'LIVE', gameClassify: 'LIVE', count: 300 },
  poker: { gameType: 'PVP', gameClassify: 'POKER', count: 170 },
  cockfight: { gameType: 'COCKFIGHT', gameClassify: 'COCKFIGHT', count: 20 },
  sports: { gameType: 'SPORTS', gameClassify: 'SPORTS', count: 70 },
  esports: { gameType: 'ESPORTS', gameClassify: 'ESPORTS', count: 60 },
  lottery: { gameType: 'LOTT', gameClassify: 'LOTTERY', count: 170 },
  elottery: { gameType: 'ELOTT', gameClassify: 'LOTTERY', count: 150 },
}
