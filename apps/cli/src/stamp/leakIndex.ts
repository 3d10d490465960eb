import type { Needle } from './leakNeedles.ts'

/** All needles of one text, found by one of its words. */
interface Entry {
  /** Lower case. */
  readonly text: string
  /** Where its anchor word begins in it. */
  readonly offset: number
  readonly needles: Needle[]
}

/** A text found, as it is spelt there. */
export interface Found {
  readonly text: string
  readonly start: number
  readonly needles: readonly Needle[]
}

const LETTER = /[\p{L}\p{N}]/u
const WORDS = /[\p{L}\p{N}]+/gu
/** A colour with two more digits for its opacity. */
const WITH_OPACITY = /^[0-9a-f]{8}$/

/** Which UTF-16 units are part of a word, asked a hundred million times a build: half a pair counts as a letter. */
const LETTERS = Uint8Array.from({ length: 0x1_00_00 }, (_, unit) =>
  (unit >= 0xd800 && unit <= 0xdfff) || LETTER.test(String.fromCharCode(unit)) ? 1 : 0,
)
const isLetter = (unit: number): boolean => LETTERS[unit] === 1

/**
 * A sum that two words have in common when they differ in case alone, at least where they are ASCII; few others do.
 * Begin with 0 and go on with each unit.
 */
const sumOf = (sum: number, unit: number): number => (Math.imul(sum, 31) + (unit | 0x20)) | 0

function wordSum(word: string): number {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum = sumOf(sum, word.charCodeAt(at))
  return sum
}

/** The longest word of a text: the one that fewest other texts have. */
function anchorOf(text: string): { word: string; offset: number } | undefined {
  const words = [...text.matchAll(WORDS)].map((match) => ({ word: match[0], offset: match.index }))
  return words.sort((a, b) => b.word.length - a.word.length)[0]
}

/** A host is a host and not the name at its beginning, and a brand called Star Gold does not speak of one called Star. */
function outermost(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.text.length - a.text.length)
  let reached = -1
  return sorted.filter(({ start, text }) => {
    const inside = start + text.length <= reached
    reached = Math.max(reached, start + text.length)
    return !inside
  })
}

/**
 * Finds many texts in one pass over the words of another, however many they are: a build of a hundred brands looks for
 * two thousand. A text is found where it stands as words of its own, in any case: a brand called Star must not stop
 * every file that says 'start'.
 */
export function createLeakIndex(needles: readonly Needle[]): (content: string) => Found[] {
  const byAnchor = new Map<string, Map<string, Entry>>()
  const sums = new Set<number>()
  for (const needle of needles) {
    const text = needle.text.toLowerCase()
    const anchor = anchorOf(text)
    if (anchor === undefined) continue
    for (const word of [anchor.word, anchor.word.toUpperCase()]) sums.add(wordSum(word))
    const entries = byAnchor.get(anchor.word) ?? new Map<string, Entry>()
    const entry = entries.get(text) ?? { text, offset: anchor.offset, needles: [] }
    entry.needles.push(needle)
    entries.set(text, entry)
    byAnchor.set(anchor.word, entries)
  }

  function around(content: string, at: number, entries: ReadonlyMap<string, Entry>, found: Found[]): void {
    for (const { text, offset, needles: owners } of entries.values()) {
      const start = at - offset
      const end = start + text.length
      if (start < 0 || (start > 0 && isLetter(content.charCodeAt(start - 1)) && isLetter(text.charCodeAt(0))))
        continue
      const spelt = content.slice(start, end)
      if (spelt.toLowerCase() !== text) continue
      const isColor = owners.every(({ what }) => what === 'colour')
      const goesOn = isLetter(content.charCodeAt(end)) && isLetter(text.charCodeAt(text.length - 1))
      if (!goesOn || isColor) found.push({ text: spelt, start, needles: owners })
    }
  }

  return (content) => {
    const found: Found[] = []
    const { length } = content
    for (let at = 0; at < length; at++) {
      if (!isLetter(content.charCodeAt(at))) continue
      const start = at
      let [sum, sumOfSix, isAscii] = [0, 0, true]
      for (
        let unit = content.charCodeAt(at);
        at < length && isLetter(unit);
        unit = content.charCodeAt(++at)
      ) {
        sum = sumOf(sum, unit)
        if (at - start === 5) sumOfSix = sum
        if (unit > 127) isAscii = false
      }
      const mayBeColor = at - start === 8 && sums.has(sumOfSix)
      if (isAscii && !sums.has(sum) && !mayBeColor) continue
      const word = content.slice(start, at).toLowerCase()
      const color = mayBeColor && WITH_OPACITY.test(word) ? byAnchor.get(word.slice(0, 6)) : undefined
      const entries = byAnchor.get(word) ?? color
      if (entries !== undefined) around(content, start, entries, found)
    }
    return outermost(found)
  }
}
