import type { PlayType } from './game.ts'

/**
 * Play types in a lottery's mode ('Tradition', 'Entertainment' or both), the traditional one first and by
 * default.
 */
export function playTypesOf(mode: string | null | undefined): readonly PlayType[] {
  if (!mode?.includes('Entertainment')) return ['trad']
  return mode.includes('Tradition') ? ['trad', 'ent'] : ['ent']
}

/** Play type that a tap on a tile opens: `ent` for a lottery that has it, else `trad`. */
export function openingPlayType(playTypes: readonly PlayType[] | undefined): PlayType {
  return playTypes?.includes('ent') ? 'ent' : 'trad'
}
