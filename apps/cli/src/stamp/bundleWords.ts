import { latestResults } from '../latestResults.ts'
import type { BundleFile } from './bundle.ts'
import { nearWords } from './nearData.ts'
import { readingsOf } from './readings.ts'
import { scannedParts } from './scannedFiles.ts'
import {
  OPACITY_LENGTH,
  RGB,
  WITH_OPACITY,
  colourFunctionAt,
  eachWord,
  isLongNumber,
  wordSum,
} from './words.ts'

/** Hashes of all words that the leak scan can meet somewhere: what has another word is not there. */
export type Words = Pick<ReadonlySet<number>, 'has' | typeof Symbol.iterator>

/** Part of a bundle that the leak scan searches, with its words. */
export interface SearchedPart {
  readonly path: string
  readonly content: string | Buffer
  readonly words: Words
}

/**
 * Hashes of the words of a text, as they are searched for. A long number counts with its neighbour, too, where one
 * character is between them: `B2C/2000` says more than both alone.
 */
function wordsIn(text: string): Set<number> {
  const sums = new Set<number>()
  let [lastStart, lastEnd, isLastNumber] = [0, -2, false]
  eachWord(text, (start, end, sum, sumOfSix, isAscii) => {
    const isNumber = isLongNumber(text, start, end)
    if (start === lastEnd + 1 && (isNumber || isLastNumber))
      sums.add(wordSum(text.slice(lastStart, end).toLowerCase()))
    lastStart = start
    lastEnd = end
    isLastNumber = isNumber
    if (!isAscii) {
      sums.add(wordSum(text.slice(start, end).toLowerCase()))
      return
    }
    sums.add(sum)
    if (end - start === OPACITY_LENGTH && WITH_OPACITY.test(text.slice(start, end))) sums.add(sumOfSix)
    const colour = sum === RGB ? colourFunctionAt(text, start) : undefined
    if (colour !== undefined) sums.add(wordSum(colour))
  })
  return sums
}

/** Letters from which a text's words are remembered, and the number of such texts: bundles share licences and pages. */
const LEAST_SHARED = 8_192
const MOST_REMEMBERED = 8

/** Words of everything that the leak scan reads in a file. */
export function wordsOfFile(path: string, content: string | Buffer, wordsOf = wordsIn): Words {
  return united(readingsOf(path, content, nearWords).map(wordsOf))
}

/** Reads the words of bundles, those of texts that several of them share only once. */
export function openBundleWords(): (files: readonly BundleFile[]) => SearchedPart[] {
  const known = latestResults<Set<number>>(MOST_REMEMBERED)
  const wordsOf = (text: string) =>
    text.length < LEAST_SHARED ? wordsIn(text) : known.of(text, () => wordsIn(text))
  return (files) =>
    scannedParts(files).map(([path, content]) => ({
      path,
      content,
      words: wordsOfFile(path, content, wordsOf),
    }))
}

/** All words of several places. */
export function united(places: readonly Words[]): Words {
  const [only] = places
  if (only !== undefined && places.length === 1) return only
  const all = new Set<number>()
  for (const words of places) for (const word of words) all.add(word)
  return all
}

/** Words of a bundle as text for its record: four bytes each. */
export function writtenWords(words: Words): string {
  return Buffer.from(Int32Array.from(words).sort().buffer).toString('base64')
}

/** True for one of the numbers of a sorted list. */
function isAmong(sorted: Int32Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted
}

/** Words of a bundle's record. They stay the list that they are: a set of each bundle's thousands takes most of a build. */
export function readWords(written: string): Words {
  const sorted = new Int32Array(new Uint8Array(Buffer.from(written, 'base64')).buffer)
  return { has: (word) => isAmong(sorted, word), [Symbol.iterator]: () => sorted.values() }
}
