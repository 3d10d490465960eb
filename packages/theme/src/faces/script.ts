/** Writing systems as font files are cut: the language registry names the ones that a language needs. */
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
