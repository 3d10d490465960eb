import { clampChroma, formatHex, oklch } from 'culori'

/** How far round the colour wheel the accent stands: far enough to be told apart, near enough to belong. */
const ACCENT_TURN = 75
const LEAST_CHROMA = 0.12
/** Hues that turn to olive as soon as they are not very light. */
const MUDDY = { from: 80, to: 140 }

/** A second colour for a brand that has one: its hue turned, as light, at least as vivid. */
export function proposeAccent(color: string): string {
  const { l = 0.6, c = 0, h = 0 } = oklch(color) ?? {}
  const ahead = (h + ACCENT_TURN) % 360
  const isMuddy = ahead > MUDDY.from && ahead < MUDDY.to
  const hue = isMuddy ? (h - ACCENT_TURN + 360) % 360 : ahead
  const lightness = Math.min(Math.max(l, 0.5), 0.78)
  return (
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(c, LEAST_CHROMA), h: hue }, 'oklch')) ??
    color
  )
}
