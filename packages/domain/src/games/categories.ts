/** Every category of the game entrance, in the platform's spelling and default order. */
export const GAME_CATEGORIES = [
  'HOT',
  'FAV',
  'NEW_GAME',
  'RNG',
  'FISH',
  'LIVE',
  'COCKFIGHT',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'BG',
  'BGS',
  'REWARD',
  'PROMO',
] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

/** Categories that a game itself can have; the others are lists across games or entrances. */
export const GAME_TYPES = [
  'LOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
  'BG',
  'BGS',
  'ELOTT',
] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Narrows a wire value, an address or a category to a game type; undefined for lists and entrances. */
export function gameTypeOf(value: string | null | undefined): GameType | undefined {
  return GAME_TYPES.find((type) => type === value)
}

/** Categories that `SPORTS` of the vendor answer is split into (S-entrance-09). */
export const SPORTS_SPLIT = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const

const KNOWN: ReadonlySet<string> = new Set(GAME_CATEGORIES)

/** Narrows a wire value to a category this site knows. */
export function isGameCategory(value: string): value is GameCategory {
  return KNOWN.has(value)
}

/**
 * Sorts a menu's categories into the tenant's order and drops unknown ones. Categories that the order does not
 * name keep the platform's default order, after the named ones.
 */
export function orderCategories(
  found: readonly string[],
  order: readonly GameCategory[] = GAME_CATEGORIES,
): GameCategory[] {
  const rank = (category: GameCategory): number => {
    const named = order.indexOf(category)
    return named >= 0 ? named : order.length + GAME_CATEGORIES.indexOf(category)
  }
  return [...new Set(found.filter(isGameCategory))].sort((a, b) => rank(a) - rank(b))
}
