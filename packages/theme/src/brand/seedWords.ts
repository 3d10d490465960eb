import {
  CHROME_MODES,
  EDGES,
  FIGURES,
  FRAMES,
  HERO_MODES,
  ICON_STYLES,
  INKS,
  LETTER_CASES,
  MOTIONS,
  PATTERNS,
  SILHOUETTES,
} from './brandInput.ts'

/** The words that seeds may be, by what they describe; for tools that let one choose. */
export const SEED_WORDS = {
  silhouettes: SILHOUETTES,
  edges: EDGES,
  inks: INKS,
  icons: ICON_STYLES,
  motions: MOTIONS,
  patterns: PATTERNS,
  frames: FRAMES,
  heroes: HERO_MODES,
  chromes: CHROME_MODES,
  cases: LETTER_CASES,
  figures: FIGURES,
} as const
