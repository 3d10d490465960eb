import type { Needle } from './leakNeedles.ts'
import {
  COLOUR_LENGTH,
  OPACITY_LENGTH,
  RGB,
  WITH_OPACITY,
  colourFunctionAt,
  eachWord,
  isLetter,
  wordSum,
} from './words.ts'

/** Needles with the same text, in lower case. */
interface Entry {
  readonly text: string
  readonly needles: Needle[]
}

/** Needles indexed by one of their words. */
interface Anchored extends Entry {
  /** Offset of that word in the text. */
  readonly offset: number
}

/** Text that was found, in its original spelling. */
export interface Found {
  readonly text: string
  readonly start: number
  readonly needles: readonly Needle[]
}

/** Longest word of a text, which the fewest other texts contain; the first of several. */
export function anchorOf(text: string): { word: string; offset: number } | undefined {
  let [from, to] = [0, 0]
  eachWord(text, (start, end) => {
    if (end - start > to - from) [from, to] = [start, end]
  })
  return to === from ? undefined : { word: text.slice(from, to), offset: from }
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
  const byText = new Map<string, Entry>()
  const byAnchor = new Map<string, Anchored[]>()
  const sums = new Set<number>([RGB])
  for (const needle of needles) {
    const text = needle.text.toLowerCase()
    const known = byText.get(text)
    if (known !== undefined) {
      known.needles.push(needle)
      continue
    }
    const anchor = anchorOf(text)
    if (anchor === undefined) continue
    const entry = { text, offset: anchor.offset, needles: [needle] }
    byText.set(text, entry)
    // A colour function is found by the whole of it: all of them have the same word.
    if (colourFunctionAt(text, 0) === text) continue
    sums.add(wordSum(anchor.word))
    const alike = byAnchor.get(anchor.word)
    if (alike === undefined) byAnchor.set(anchor.word, [entry])
    else alike.push(entry)
  }

  function around(content: string, at: number, entries: readonly Anchored[], found: Found[]): void {
    for (const { text, offset, needles: owners } of entries) {
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

  function colourFunction(content: string, start: number, found: Found[]): void {
    const text = colourFunctionAt(content, start)
    const entry = text === undefined ? undefined : byText.get(text)
    if (text === undefined || entry === undefined) return
    found.push({ text: content.slice(start, start + text.length), start, needles: entry.needles })
  }

  return (content) => {
    const found: Found[] = []
    eachWord(content, (start, end, sum, sumOfSix, isAscii) => {
      const mayBeColor = end - start === OPACITY_LENGTH && sums.has(sumOfSix)
      if (isAscii && !sums.has(sum) && !mayBeColor) return
      if (sum === RGB) colourFunction(content, start, found)
      const word = content.slice(start, end).toLowerCase()
      const color =
        mayBeColor && WITH_OPACITY.test(word) ? byAnchor.get(word.slice(0, COLOUR_LENGTH)) : undefined
      const entries = byAnchor.get(word) ?? color
      if (entries !== undefined) around(content, start, entries, found)
    })
    return outermost(found)
  }
}
