import { latestResults } from '../latestResults.ts'
import type { BundleFile } from './bundle.ts'
import { LICENCES_PATH } from './licences.ts'
import { nearWords } from './nearData.ts'
import { NumberSet } from './numberSet.ts'
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
export interface Words {
  has(word: number): boolean
  /** All of them. */
  values(): Int32Array
}

/** Part of a bundle that the leak scan searches, with its words. */
export interface SearchedPart {
  readonly path: string
  readonly content: string | Buffer
  readonly words: Words
}

/**
 * Collects the hashes of the words of a text, as they are searched for. A long number counts with its neighbour, too, where
 * one character is between them: `B2C/2000` says more than both alone.
 */
function collectWords(text: string, sums: NumberSet): void {
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
}

/** Number of texts of licences whose words are remembered: bundles with the same faces have the same. */
const MOST_REMEMBERED = 8

/** Words of everything that the leak scan reads in a file. */
export function wordsOfFile(path: string, content: string | Buffer): Words {
  const sums = new NumberSet()
  for (const text of readingsOf(path, content, nearWords)) collectWords(text, sums)
  return sums
}

/** Reads the words of bundles, those of contents that several files share only once. */
export function openBundleWords(): (files: readonly BundleFile[]) => SearchedPart[] {
  const ofLicences = latestResults<Words>(MOST_REMEMBERED)
  const wordsOf = (path: string, content: string | Buffer) =>
    path === LICENCES_PATH
      ? ofLicences.of(content.toString(), () => wordsOfFile(path, content))
      : wordsOfFile(path, content)
  return (files) => {
    // The page of what is missing is the page of all addresses.
    const pages = new Map<Buffer, Words>()
    return scannedParts(files).map(([path, content]) => {
      const known = typeof content === 'string' ? undefined : pages.get(content)
      const words = known ?? wordsOf(path, content)
      if (typeof content !== 'string') pages.set(content, words)
      return { path, content, words }
    })
  }
}

/** All words of several places. */
export function united(places: readonly Words[]): Words {
  const [only] = places
  if (only !== undefined && places.length === 1) return only
  const all = new NumberSet()
  for (const words of places) all.addAll(words.values())
  return all
}

/** Words of a bundle as text for its record: four bytes each. */
export function writtenWords(words: Words): string {
  return Buffer.from(Int32Array.from(words.values()).sort().buffer).toString('base64')
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
  return { has: (word) => isAmong(sorted, word), values: () => sorted }
}
