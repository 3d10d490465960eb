import type { Words } from './bundleWords.ts'
import { anchorOf } from './leakIndex.ts'
import type { Needle } from './leakNeedles.ts'
import { colourFunctionAt, isLongNumber, wordSum } from './words.ts'

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

/** Hash of the word that a bundle has where the scan finds a text, the rarest one; a text without any is never found. */
function rarestSum(text: string): number | undefined {
  if (colourFunctionAt(text, 0) === text) return wordSum(text)
  const anchor = anchorOf(text)
  return anchor && wordSum(anchor.word)
}

/** Hashes of all other words that a bundle has where the scan finds a text. */
function furtherSums({ what, text }: Needle): number[] {
  const lower = text.toLowerCase()
  return what === 'colour' ? [] : [...(lower.match(CERTAIN_WORDS) ?? []), ...pairsIn(lower)].map(wordSum)
}

/** True when the scan may find a text where these words are. */
export function mayHold(words: Words, needle: Needle): boolean {
  const rarest = rarestSum(needle.text.toLowerCase())
  return rarest !== undefined && words.has(rarest) && furtherSums(needle).every((sum) => words.has(sum))
}

interface Suspect {
  readonly needle: Needle
  readonly at: number
  /** Made for the first bundle that has the rarest word: most texts are in no bundle but their own. */
  further?: readonly number[]
}

/**
 * Finds the texts that the leak scan may find in a bundle, by its words. It errs in one direction: whatever the scan finds is
 * among them, and a text whose words stand apart is, too. Texts that are not among them change nothing of what the scan finds.
 */
export function openSuspects(needles: readonly Needle[]): (words: Words) => Needle[] {
  const byRarest = new Map<number, Suspect[]>()
  for (const [at, needle] of needles.entries()) {
    const rarest = rarestSum(needle.text.toLowerCase())
    if (rarest === undefined) continue
    const alike = byRarest.get(rarest)
    if (alike === undefined) byRarest.set(rarest, [{ needle, at }])
    else alike.push({ needle, at })
  }
  const isIn = (words: Words, suspect: Suspect) =>
    (suspect.further ??= furtherSums(suspect.needle)).every((sum) => words.has(sum))
  return (words) => {
    const found: Suspect[] = []
    for (const word of words.values())
      for (const suspect of byRarest.get(word) ?? []) if (isIn(words, suspect)) found.push(suspect)
    return found.sort((a, b) => a.at - b.at).map(({ needle }) => needle)
  }
}
