/** Writing systems by which font files are subset: the language registry names those that a language needs. */
export const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'arabic',
  'cyrillic',
  'greek',
  'thai',
  'khmer',
  'devanagari',
  'bengali',
  'tamil',
  'han',
  'kana',
  'hangul',
] as const

/** One writing system of `SCRIPTS`. */
export type Script = (typeof SCRIPTS)[number]
