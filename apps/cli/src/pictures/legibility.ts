import sharp from 'sharp'

/** Minimum contrast of a visible part of a logo. WCAG exempts logos from its ratios. */
const SEEN = 2
/** Minimum share of a logo's ink that must be visible. */
export const MIN_VISIBLE_SHARE = 0.7
const WIDTH = 120
const OPAQUE = 128

/** Light of a channel by its value, as a table because a check looks at millions of pixels. */
const CHANNELS = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const channel = (value: number | undefined): number => CHANNELS[value ?? 0] ?? 0

function luminance(red: number | undefined, green: number | undefined, blue: number | undefined): number {
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/** WCAG contrast of two luminances, 1 to 21. */
function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Pixels of a small drawing of a picture, four bytes each. @throws for a picture that cannot be drawn */
export function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: false }).resize({ width: WIDTH }).ensureAlpha().raw().toBuffer()
}

/**
 * Share of a picture's ink that is visible on a background, 0 to 1; undefined for a picture that cannot be
 * drawn or has no ink.
 * @param background as a theme writes it: `#rrggbb`
 */
export async function visibleShare(svg: string, background: string): Promise<number | undefined> {
  const drawn = await pixelsOf(Buffer.from(svg)).catch(() => undefined)
  return drawn && seenShare(drawn, background)
}

/** Share of the ink of a drawing that is visible on a background; undefined for one without ink. */
export function seenShare(drawn: Buffer, background: string): number | undefined {
  const [red, green, blue] = Buffer.from(background.slice(1), 'hex')
  const under = luminance(red, green, blue)
  let ink = 0
  let seen = 0
  for (let at = 0; at < drawn.length; at += 4) {
    if ((drawn[at + 3] ?? 0) < OPAQUE) continue
    ink++
    const pixel = luminance(drawn[at], drawn[at + 1], drawn[at + 2])
    if (contrast(pixel, under) >= SEEN) seen++
  }
  return ink === 0 ? undefined : seen / ink
}
