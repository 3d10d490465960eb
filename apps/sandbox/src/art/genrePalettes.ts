import type { Genre } from '../games/genres.ts'
import type { PaletteName } from './palettes.ts'

/** Palettes for tiles by genre; a slot's depends on its theme. */
export const GENRE_PALETTES: Readonly<Record<Exclude<Genre, 'slot'>, readonly PaletteName[]>> = {
  table: ['forest', 'crimson', 'royal', 'violet', 'jade'],
  crash: ['night', 'violet', 'ember', 'ocean'],
  scratch: ['gold', 'rose', 'jade', 'violet', 'lime'],
  bingo: ['candy', 'rose', 'ocean', 'lime', 'violet'],
  fish: ['ocean', 'jade', 'royal', 'ice'],
  live: ['jade', 'crimson', 'royal', 'violet', 'forest', 'night'],
  poker: ['crimson', 'forest', 'night', 'royal', 'gold'],
  cockfight: ['ember', 'gold', 'crimson', 'desert'],
  sports: ['forest', 'lime', 'ocean', 'royal'],
  esports: ['violet', 'night', 'rose', 'ocean'],
  lottery: ['gold', 'royal', 'crimson', 'jade', 'ocean'],
  elottery: ['violet', 'rose', 'ocean', 'candy', 'ember'],
}
