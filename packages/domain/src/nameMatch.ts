/**
 * A name as a search compares it: letters and digits alone, without accents and case. Whoever searches many names keeps
 * what this returns.
 */
export function readName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** How well a spelled name answers what was typed: the higher the better. */
const RANKS = { inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** Letters a typed word must have before a slip in it is forgiven. */
const FORGIVEN_FROM = 4
/** Letters of the longest text in which slips are forgiven: what is longer was pasted and is no name. */
const FORGIVEN_TO = 64

const WORD_END = '(?= |$)'

/** Ranks a name that holds what was typed, both read (see {@link readName}). */
function rankSpelled(name: string, wanted: string): number {
  const at = name.indexOf(wanted)
  if (at === 0) return name.length === wanted.length ? RANKS.whole : RANKS.start
  return name[at - 1] === ' ' ? RANKS.wordStart : RANKS.inside
}

/**
 * The pattern of names in which every typed word begins a word, or nearly: in longer words a slip (one letter added,
 * lost, changed or swapped with its neighbour) is forgiven. A pattern, because the browser compares with it many times
 * faster than a script does letter by letter.
 */
function nearlyHolding(wanted: string): string {
  const begun = wanted.split(' ').map((typed) => {
    const forgiven = typed.length >= FORGIVEN_FROM && wanted.length <= FORGIVEN_TO
    return `(?=(?:.* )?${forgiven ? withSlip(typed) : typed})`
  })
  return `^${begun.join('')}`
}

/** The pattern of what was typed with one slip at most: at its first letter, or further on. */
function withSlip(typed: string): string {
  if (typed === '') return ''
  const [first, second, rest] = [typed.charAt(0), typed.charAt(1), typed.slice(1)]
  const further = first + withSlip(rest)
  const changed = `[^ ]${rest}`
  const lost = `[^ ]${typed}${WORD_END}`
  const added = `${rest}${WORD_END}`
  const swapped = second + first + rest.slice(1)
  return `(?:${[further, changed, lost, added, swapped].join('|')})`
}

/**
 * Judges names by whether they hold what was typed: anywhere in them, or nearly. Nothing typed is in no name.
 * @returns to be asked with names as {@link readName} reads them
 */
export function namesHolding(typed: string): (name: string) => boolean {
  const wanted = readName(typed)
  if (wanted === '') return () => false
  const nearly = new RegExp(nearlyHolding(wanted))
  return (name) => name.includes(wanted) || nearly.test(name)
}

/**
 * Makes many things searchable by name. Their names become the lines of one text: it is searched ten thousand at once,
 * where a loop over as many names is what a phone feels at every letter.
 * @param nameOf an item's name, as {@link readName} reads it
 * @returns what is named as typed, the best first; among equals in the given order. Slips are looked for only where
 *   nothing is spelled as typed.
 */
export function searchable<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (typed: string) => readonly Item[] {
  const lines = items.map(nameOf)
  const text = `${lines.join('\n')}\n`
  /** Items by where their lines begin. */
  const begins = new Map<number, Item>()
  let length = 0
  items.forEach((item, at) => {
    begins.set(length, item)
    length += (lines[at] ?? '').length + 1
  })
  const itemsAt = (places: readonly number[]): readonly Item[] =>
    places.flatMap((place) => begins.get(place) ?? [])

  /** Where the lines begin that hold what is wanted, by rank. */
  function spelled(wanted: string): readonly (readonly number[])[] {
    const byRank: number[][] = [[], [], [], [], []]
    let end = 0
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, end)) {
      const begin = text.lastIndexOf('\n', at) + 1
      end = text.indexOf('\n', at)
      byRank[rankSpelled(text.slice(begin, end), wanted)]?.push(begin)
    }
    return byRank
  }

  return (typed) => {
    const wanted = readName(typed)
    if (wanted === '') return []
    const found = spelled(wanted).toReversed().flat()
    if (found.length > 0) return itemsAt(found)
    const nearly = new RegExp(`${nearlyHolding(wanted)}.*`, 'gm')
    return itemsAt(Array.from(text.matchAll(nearly), ({ index }) => index))
  }
}
