/** Words of the scripts that set no space between words. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+$/u

/** True when a text holds a word between characters that are no letters, vowel signs or figures. */
export function hasWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!ENDS_IN_WORD.test(text.slice(0, at)) && !BEGINS_WITH_WORD.test(text.slice(at + word.length)))
      return true
  }
  return false
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u
const BEGINS_WITH_WORD = /^[\p{L}\p{M}\p{N}]/u

/**
 * True when a text holds a word, also in a script without spaces: there its words are found by dictionary, as 你 is no
 * word of 迷你.
 */
export function hasSegment(tag: string, text: string, word: string): boolean {
  if (!hasWord(text, word)) return false
  if (!UNSPACED.test(word)) return true
  const segments = segmenterOf(tag).segment(text)
  return [...segments].some(({ segment }) => segment.startsWith(word))
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(tag: string): Intl.Segmenter {
  const kept = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' })
  segmenters.set(tag, kept)
  return kept
}
