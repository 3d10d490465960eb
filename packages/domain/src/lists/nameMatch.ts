/** Letters that a keyboard without them replaces by others, and that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  // Persian and Urdu forms of Arabic letters, and letters that are written either way at the end of a word.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  // Lengthens a written word and is no letter.
  ـ: '',
}

/**
 * Marks that writers leave out or a keyboard lacks: accents, tones, the vowel marks of Arabic and the voicing of kana,
 * which take the script of their letter, and the dots that Hindi and Bengali put below one. Vowel signs of Indic scripts,
 * and those of Thai, Khmer and Burmese, count as letters of a word.
 */
const LEFT_OUT = /[\p{sc=Zinh}\u093C\u09BC]/gu
/** Nasal of a Hindi word that is as often written as a dot above: हिन्दी and हिंदी. */
const NASAL = /[ङञणनम]्(?=[क-ह])|ँ/gu
const REPLACED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')
const KATAKANA = /[ァ-ヶ]/g
/** Distance in Unicode from a katakana to the hiragana of the same sound. */
const TO_HIRAGANA = 0x60

/**
 * Normalised name for a search: letters and digits only, without case and marks that may be left out, in one form for
 * letters that are written in several (full width, katakana, Arabic and Persian). Callers that search many
 * names keep the result.
 */
export function readName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(LEFT_OUT, '')
    .replaceAll(NASAL, 'ं')
    .toLowerCase()
    .replaceAll(REPLACED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Rank of a match between a name and the typed text: the higher the better. */
const RANKS = { inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** Least length of a typed word in which one typing error is tolerated. */
const FORGIVEN_FROM = 4
/** Greatest length of a text in which typing errors are tolerated: a longer one was pasted and is no name. */
const FORGIVEN_TO = 64

const WORD_END = '(?= |$)'

/** Rank of a name that contains the typed text, both normalised (see {@link readName}). */
function rankSpelled(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return name.length === wanted.length ? RANKS.whole : RANKS.start
  return name.includes(` ${wanted}`) ? RANKS.wordStart : RANKS.inside
}

/**
 * Pattern of names in which every typed word begins a word, with one typing error tolerated in longer words (a
 * letter added, missing, changed or swapped with its neighbour). A regular expression, because the browser
 * runs it many times faster than a script compares letters.
 */
function nearlyHolding(wanted: string): string {
  const begun = wanted.split(' ').map((typed) => {
    const forgiven = typed.length >= FORGIVEN_FROM && wanted.length <= FORGIVEN_TO
    return `(?=(?:.* )?${forgiven ? withSlip(typed) : typed})`
  })
  return `^${begun.join('')}`
}

/** Pattern of the typed text with at most one typing error: at its first letter, or later. */
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
 * Predicate for names that contain the typed text, exactly or with a typing error. An empty text matches no
 * name.
 * @returns predicate for names normalised by {@link readName}
 */
export function namesHolding(typed: string): (name: string) => boolean {
  const wanted = readName(typed)
  if (wanted === '') return () => false
  const nearly = new RegExp(nearlyHolding(wanted))
  return (name) => name.includes(wanted) || nearly.test(name)
}

/**
 * Search index of items by name. The names become the lines of one text: ten thousand are searched at once,
 * while a loop over as many names would delay every keystroke on a phone.
 * @param nameOf name of an item, normalised by {@link readName}
 * @returns search function: matching items, the best first; equals in the given order. Typing errors are
 * tolerated only where no name contains the text exactly.
 */
export function searchable<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (typed: string) => readonly Item[] {
  const lines = items.map(nameOf)
  const text = `${lines.join('\n')}\n`
  /** Items by the start of their lines. */
  const begins = new Map<number, Item>()
  let length = 0
  items.forEach((item, at) => {
    begins.set(length, item)
    length += (lines[at] ?? '').length + 1
  })
  const itemsAt = (places: readonly number[]): readonly Item[] =>
    places.flatMap((place) => begins.get(place) ?? [])

  /** Starts of the lines that contain the text, by rank. */
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
