import { coloursIn } from './disguises.ts'
import { isProductWord, type Needle } from './leakNeedles.ts'

/** Lengths from which a name, and the word that it was joined with, are told apart from letters of a longer word. */
const SHORTEST_NAME = 4
const SHORTEST_WORD = 3
/** Words of letters alone: a brand called Coral200 is not one called Coral. */
const WORDS = /(?<![\p{L}\p{N}])\p{L}{7,80}(?![\p{L}\p{N}])/gu
const HEX = /^#[0-9a-f]{6}$/
/** Difference of a channel that rounding makes: `hsl(173 81% 48%)` is what tools write for a colour. */
const ROUNDING = 1

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const wordsOf = (text: string) => [...text.matchAll(WORDS)].map(([word]) => word.toLowerCase())

/** A word in two, wherever both parts are long enough to be words. */
function cutsOf(word: string): [start: string, end: string][] {
  const cuts = Math.max(0, word.length - 2 * SHORTEST_WORD + 1)
  return Array.from({ length: cuts }, (_, at) => [
    word.slice(0, at + SHORTEST_WORD),
    word.slice(at + SHORTEST_WORD),
  ])
}

/** Colours that a colour may be another notation of, as `#rrggbb`. */
function roundedColours(color: string): string[] {
  const steps = Array.from({ length: 2 * ROUNDING + 1 }, (_, at) => at - ROUNDING)
  return channelsOf(color).reduce<string[]>(
    (starts, channel) =>
      starts.flatMap((start) =>
        steps
          .map((step) => channel + step)
          .filter((value) => value >= 0 && value <= 255)
          .map((value) => start + value.toString(16).padStart(2, '0')),
      ),
    ['#'],
  )
}

/**
 * Readings with every word that `openNearData` could read in a text, whatever data it is opened for: both parts of a word
 * of which one is the product's, and the colours around each one.
 */
export function nearWords(text: string): string[] {
  const joined = wordsOf(text).flatMap((word) => {
    const parts = cutsOf(word).filter((cut) => cut.some(isProductWord))
    return parts.length === 0 ? [] : [word, ...parts.flat()]
  })
  return [joined.join(' '), coloursIn(text).flatMap(roundedColours).join(' ')]
}

/**
 * Finds data that stands in a text in other words than its own: names joined with a word of the product
 * (`auroracasino`), which a longer word such as a plural is not, and colours that were rounded.
 * @returns a function that gives further readings of a text, with the data as it is searched for
 */
export function openNearData(needles: readonly Needle[]): (text: string) => string[] {
  const names = new Set(
    needles.flatMap(({ what, text }) =>
      (what === 'name' || what === 'id') && text.length >= SHORTEST_NAME ? [text.toLowerCase()] : [],
    ),
  )
  const colours = [...new Set(needles.map(({ text }) => text.toLowerCase()))]
    .filter((text) => HEX.test(text))
    .map((text) => ({ text, channels: channelsOf(text) }))

  function parts(word: string): string[] {
    if (names.has(word)) return []
    for (const [start, end] of cutsOf(word)) {
      if ((names.has(start) && isProductWord(end)) || (names.has(end) && isProductWord(start)))
        return [`${start} ${end}`]
    }
    return []
  }

  return (text) => {
    const words = wordsOf(text).flatMap(parts)
    const near = coloursIn(text).flatMap((color) => {
      const channels = channelsOf(color)
      const isNear = (other: readonly number[]) =>
        other.every((value, at) => Math.abs(value - (channels[at] ?? 0)) <= ROUNDING)
      return colours.filter((each) => isNear(each.channels)).map((each) => each.text)
    })
    return [words.join(', '), near.join(' ')].filter((reading) => reading !== '')
  }
}
