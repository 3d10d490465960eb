import { colourFunctionAt, type Words } from './bundleWords.ts'
import { anchorOf } from './leakIndex.ts'
import type { Needle } from './leakNeedles.ts'
import { isLongNumber, wordSum } from './words.ts'

/** Words of ASCII letters between ASCII characters: where the text is found, each is a whole word. */
const CERTAIN_WORDS = /(?<!\P{ASCII}|[a-z0-9])[a-z0-9]+(?!\P{ASCII}|[a-z0-9])/gu

/** Pairs of a long number and the certain word beside it, as they count together where the text is found. */
function pairsIn(text: string): string[] {
  const words = [...text.matchAll(CERTAIN_WORDS)]
  return words.flatMap(({ 0: word, index }, at) => {
    const { 0: next = '', index: start = -1 } = words[at + 1] ?? {}
    const isPair = start === index + word.length + 1 && (isLongNumber(word) || isLongNumber(next))
    return isPair ? [text.slice(index, start + next.length)] : []
  })
}

/** Hashes of words that a bundle has where the scan finds a text; the first is the rarest. None is never found. */
function sumsOf(needle: Needle): number[] {
  const text = needle.text.toLowerCase()
  if (colourFunctionAt(text, 0) === text) return [wordSum(text)]
  const anchor = anchorOf(text)
  if (anchor === undefined) return []
  const further = needle.what === 'colour' ? [] : [...(text.match(CERTAIN_WORDS) ?? []), ...pairsIn(text)]
  return [...new Set([anchor.word, ...further].map(wordSum))]
}

/** True when the scan may find a text where these words are. */
export function mayHold(words: Words, needle: Needle): boolean {
  const sums = sumsOf(needle)
  return sums.length > 0 && sums.every((sum) => words.has(sum))
}

/**
 * Finds the texts that the leak scan may find in a bundle, by its words. It errs in one direction: whatever the scan finds is
 * among them, and a text whose words stand apart is, too. Texts that are not among them change nothing of what the scan finds.
 */
export function openSuspects(needles: readonly Needle[]): (words: Words) => Needle[] {
  const byFirst = new Map<number, { needle: Needle; at: number; sums: readonly number[] }[]>()
  for (const [at, needle] of needles.entries()) {
    const sums = sumsOf(needle)
    const [first] = sums
    if (first === undefined) continue
    const alike = byFirst.get(first) ?? []
    alike.push({ needle, at, sums })
    byFirst.set(first, alike)
  }
  return (words) =>
    [...words]
      .flatMap((word) => byFirst.get(word) ?? [])
      .filter(({ sums }) => sums.every((sum) => words.has(sum)))
      .sort((a, b) => a.at - b.at)
      .map(({ needle }) => needle)
}
