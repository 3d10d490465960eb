/** Letters and digits alone, without accents and case: what somebody types for a name. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** How well a name answers what was typed: the higher the better, `none` is not at all. */
export const NAME_RANKS = { none: 0, mistyped: 1, inside: 2, wordStart: 3, start: 4, whole: 5 } as const

/** Letters a typed word must have before a slip in it is forgiven. */
const FORGIVEN_FROM = 4

/**
 * Ranks a name against what was typed, both plain (see {@link plainName}). A slip (one letter added, lost, changed or
 * swapped with its neighbour) is forgiven in longer words; every typed word has to be found.
 */
export function rankName(plain: string, wanted: string): number {
  if (wanted === '') return NAME_RANKS.none
  const at = plain.indexOf(wanted)
  if (at === 0) return plain.length === wanted.length ? NAME_RANKS.whole : NAME_RANKS.start
  if (at > 0) return plain[at - 1] === ' ' ? NAME_RANKS.wordStart : NAME_RANKS.inside
  const words = plain.split(' ')
  const close = wanted.split(' ').every((typed) => words.some((word) => isClose(word, typed)))
  return close ? NAME_RANKS.mistyped : NAME_RANKS.none
}

/** Whether a name holds what was typed: anywhere in it, or nearly. */
export function nameMatches(name: string, typed: string): boolean {
  return rankName(plainName(name), plainName(typed)) > NAME_RANKS.none
}

/**
 * What is named as typed, the best first; among equals in the given order. Slips are looked for only where nothing is
 * spelled as typed.
 * @param plainOf the plain name of an item; asked once an item, so a caller with many may keep it
 */
export function findByName<Item>(
  items: readonly Item[],
  typed: string,
  plainOf: (item: Item) => string,
): readonly Item[] {
  const wanted = plainName(typed)
  const ranked = items.map((item) => ({ item, rank: rankName(plainOf(item), wanted) }))
  const spelled = ranked.filter(({ rank }) => rank > NAME_RANKS.mistyped)
  const found = spelled.length > 0 ? spelled : ranked.filter(({ rank }) => rank > NAME_RANKS.none)
  return found.sort((one, other) => other.rank - one.rank).map(({ item }) => item)
}

function isClose(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < FORGIVEN_FROM) return false
  return isOneSlipAway(word, typed) || isOneSlipAway(word.slice(0, typed.length), typed)
}

function isOneSlipAway(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === typed[at]) at += 1
  const [restOfWord, restOfTyped] = [word.slice(at), typed.slice(at)]
  return (
    restOfWord.slice(1) === restOfTyped.slice(1) ||
    restOfWord.slice(1) === restOfTyped ||
    restOfWord === restOfTyped.slice(1) ||
    (restOfWord[0] === restOfTyped[1] &&
      restOfWord[1] === restOfTyped[0] &&
      restOfWord.slice(2) === restOfTyped.slice(2))
  )
}
