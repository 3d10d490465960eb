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
    for (let cut = SHORTEST_WORD; cut <= word.length - SHORTEST_WORD; cut++) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)]
      if ((names.has(start) && isProductWord(end)) || (names.has(end) && isProductWord(start)))
        return [`${start} ${end}`]
    }
    return []
  }

  return (text) => {
    const words = [...text.matchAll(WORDS)].flatMap(([word]) => parts(word.toLowerCase()))
    const near = coloursIn(text).flatMap((color) => {
      const channels = channelsOf(color)
      const isNear = (other: readonly number[]) =>
        other.every((value, at) => Math.abs(value - (channels[at] ?? 0)) <= ROUNDING)
      return colours.filter((each) => isNear(each.channels)).map((each) => each.text)
    })
    return [words.join(', '), near.join(' ')].filter((reading) => reading !== '')
  }
}
