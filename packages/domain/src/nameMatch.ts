/** Letters and digits alone, without accents and case: what somebody types for a name. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** A name as a search compares it. */
export interface PlainName {
  readonly text: string
  readonly words: readonly string[]
}

/** Reads a name for searches; whoever searches many keeps what this returns. */
export function readName(name: string): PlainName {
  const text = plainName(name)
  return { text, words: text.split(' ') }
}

/** How well a spelled name answers what was typed: the higher the better, `none` is not at all. */
const RANKS = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** Letters a typed word must have before a slip in it is forgiven. */
const FORGIVEN_FROM = 4

/** Ranks a name against what was typed, both plain (see {@link plainName}) and spelled alike. */
function rankSpelled(plain: string, wanted: string): number {
  const at = plain.indexOf(wanted)
  if (at < 0 || wanted === '') return RANKS.none
  if (at === 0) return plain.length === wanted.length ? RANKS.whole : RANKS.start
  return plain[at - 1] === ' ' ? RANKS.wordStart : RANKS.inside
}

/**
 * Judges names by whether every typed word is in them, or nearly: a slip (one letter added, lost, changed or swapped
 * with its neighbour) is forgiven in longer words. Names share most of their words; each is compared once.
 */
function nearlyHolds({ words: wanted }: PlainName): (name: PlainName) => boolean {
  const typedWords = wanted.map((typed) => ({ typed, close: new Map<string, boolean>() }))
  return ({ words }) =>
    typedWords.every(({ typed, close }) =>
      words.some((word) => {
        const known = close.get(word)
        if (known !== undefined) return known
        const found = isClose(word, typed)
        close.set(word, found)
        return found
      }),
    )
}

/** Whether a name holds what was typed: anywhere in it, or nearly. */
export function nameMatches(name: string, typed: string): boolean {
  const [plain, wanted] = [readName(name), readName(typed)]
  return wanted.text !== '' && (plain.text.includes(wanted.text) || nearlyHolds(wanted)(plain))
}

/**
 * What is named as typed, the best first; among equals in the given order. Slips are looked for only where nothing is
 * spelled as typed.
 * @param nameOf an item's name, read; asked at every search, so a caller with many keeps it
 */
export function findByName<Item>(
  items: readonly Item[],
  typed: string,
  nameOf: (item: Item) => PlainName,
): readonly Item[] {
  const wanted = readName(typed)
  if (wanted.text === '') return []
  const byRank = new Map<number, Item[]>()
  for (const item of items) {
    const rank = rankSpelled(nameOf(item).text, wanted.text)
    if (rank === RANKS.none) continue
    const equals = byRank.get(rank)
    if (equals) equals.push(item)
    else byRank.set(rank, [item])
  }
  if (byRank.size > 0) return [...byRank].sort(([one], [other]) => other - one).flatMap(([, found]) => found)
  const holds = nearlyHolds(wanted)
  return items.filter((item) => holds(nameOf(item)))
}

function isClose(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < FORGIVEN_FROM) return false
  return isOneSlipAway(word, word.length, typed) || isOneSlipAway(word, typed.length, typed)
}

/** Compares the word's first letters with what was typed; copies nothing, because a search asks it of every word. */
function isOneSlipAway(word: string, letters: number, typed: string): boolean {
  const length = Math.min(letters, word.length)
  if (Math.abs(length - typed.length) > 1) return false
  let at = 0
  while (at < length && word[at] === typed[at]) at += 1
  return (
    endsAlike(word, at + 1, length, typed, at + 1) ||
    endsAlike(word, at + 1, length, typed, at) ||
    endsAlike(word, at, length, typed, at + 1) ||
    (word[at] === typed[at + 1] &&
      word[at + 1] === typed[at] &&
      endsAlike(word, at + 2, length, typed, at + 2))
  )
}

/** Whether the word's letters from one place up to `length` are what is typed from another place on. */
function endsAlike(word: string, from: number, length: number, typed: string, typedFrom: number): boolean {
  if (length - from !== typed.length - typedFrom) return false
  for (let at = from; at < length; at += 1) if (word[at] !== typed[at - from + typedFrom]) return false
  return true
}
