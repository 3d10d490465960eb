import { DURATIONS } from '@livery/domain'

/** Quick enough to be alive, slow enough to be read: em of text a second. */
const EM_PER_SECOND = 3
const NARROW_EM = 0.55
const WIDE_EM = 1
/** A short line still travels the width of the box. */
const SHORTEST_EM = 24

/** Scripts whose characters fill a square. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

export interface Pace {
  readonly seconds: number
  /** Steps of one round, each a twentieth of a second. */
  readonly steps: number
}

/** How long a round of these words takes at a steady speed, guessed from their characters so that no measuring is needed. */
export function marqueePace(items: readonly string[]): Pace {
  let em = 0
  for (const character of items.join(' ')) em += WIDE.test(character) ? WIDE_EM : NARROW_EM
  const seconds = Math.round(Math.max(em, SHORTEST_EM) / EM_PER_SECOND)
  return { seconds, steps: (seconds * 1000) / DURATIONS.marqueeStep }
}
