import { clampChroma, formatHex, oklch } from 'culori'

/** Hue difference between accent and brand colour, in degrees: distinct, but related. */
const ACCENT_TURN = 75
const LEAST_CHROMA = 0.12
/** Range of hues that look olive unless they are very light. */
const MUDDY = { from: 80, to: 140 }

/** Proposes an accent: the brand colour's hue turned, equally light, at least as vivid. */
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
