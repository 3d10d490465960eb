import type { Needle } from './leakNeedles.ts'
import { COLOUR_LENGTH, OPACITY_LENGTH, WITH_OPACITY, eachWord, isLetter, wordSum } from './words.ts'

/** Needles with the same text, indexed by one of its words. */
interface Entry {
  /** Text in lower case. */
  readonly text: string
  /** Offset of the anchor word in the text. */
  readonly offset: number
  readonly needles: Needle[]
}

/** Text that was found, in its original spelling. */
export interface Found {
  readonly text: string
  readonly start: number
  readonly needles: readonly Needle[]
}

const WORDS = /[\p{L}\p{N}]+/gu

/** Longest word of a text, which the fewest other texts contain. */
export function anchorOf(text: string): { word: string; offset: number } | undefined {
  const words = [...text.matchAll(WORDS)].map((match) => ({ word: match[0], offset: match.index }))
  return words.sort((a, b) => b.word.length - a.word.length)[0]
}

/**
 * Drops matches inside a longer match: a host is not the name it begins with, and a brand called Star Gold
 * does not mention one called Star.
 */
function outermost(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.text.length - a.text.length)
  let reached = -1
  return sorted.filter(({ start, text, needles }) => {
    const inside = start + text.length <= reached
    // A description is prose: another brand's name in it is that name.
    if (needles.some(({ what }) => what !== 'description')) reached = Math.max(reached, start + text.length)
    return !inside
  })
}

/**
 * Searches for many texts in one pass over the words of another: a build of a hundred brands searches for
 * two thousand. Matches are whole words in any case: a brand called Star must not block every file that
 * contains 'start'.
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
    eachWord(content, (start, end, sum, sumOfSix, isAscii) => {
      const mayBeColor = end - start === OPACITY_LENGTH && sums.has(sumOfSix)
      if (isAscii && !sums.has(sum) && !mayBeColor) return
      const word = content.slice(start, end).toLowerCase()
      const color =
        mayBeColor && WITH_OPACITY.test(word) ? byAnchor.get(word.slice(0, COLOUR_LENGTH)) : undefined
      const entries = byAnchor.get(word) ?? color
      if (entries !== undefined) around(content, start, entries, found)
    })
    return outermost(found)
  }
}
