/**
 * Duration of a step, ms: 20 a second instead of every frame keep the load of long texts low on a slow phone
 * (S-home-06).
 */
const STEP_MS = 1_000 / 20
/** Reading speed of the marquee, em of text a second. */
const EM_PER_SECOND = 3
const NARROW_EM = 0.55
const WIDE_EM = 1
/** Least distance of a round, em: a short line still crosses the width of the box. */
const SHORTEST_EM = 24

/** Characters that are as wide as they are high. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

export interface Pace {
  readonly seconds: number
  /** Steps of one round, each a twentieth of a second. */
  readonly steps: number
}

/**
 * Duration of a round of these items at a constant speed. The width is estimated from the characters, so that
 * nothing is measured.
 */
export function marqueePace(items: readonly string[]): Pace {
  let em = 0
  for (const character of items.join(' ')) em += WIDE.test(character) ? WIDE_EM : NARROW_EM
  const seconds = Math.round(Math.max(em, SHORTEST_EM) / EM_PER_SECOND)
  return { seconds, steps: (seconds * 1000) / STEP_MS }
}
