import { wcagLuminance } from 'culori'
import sharp from 'sharp'

/** Minimum contrast of a visible part of a logo. WCAG exempts logos from its ratios. */
const SEEN = 2
/** Minimum share of a logo's ink that must be visible. */
export const MIN_VISIBLE_SHARE = 0.7
const WIDTH = 240
const OPAQUE = 128

function channel(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/** WCAG contrast of two luminances, 1 to 21. */
function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Share of a picture's ink that is visible on a background, 0 to 1; undefined for a picture that cannot be
 * drawn or has no ink.
 * @param background a CSS colour
 */
export async function visibleShare(
  picture: string | Buffer,
  background: string,
): Promise<number | undefined> {
  const drawn = await sharp(Buffer.from(picture))
    .resize({ width: WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (drawn === undefined) return undefined
  const under = wcagLuminance(background)
  let ink = 0
  let seen = 0
  for (let at = 0; at < drawn.length; at += 4) {
    if ((drawn[at + 3] ?? 0) < OPAQUE) continue
    ink++
    const pixel = luminance(drawn[at] ?? 0, drawn[at + 1] ?? 0, drawn[at + 2] ?? 0)
    if (contrast(pixel, under) >= SEEN) seen++
  }
  return ink === 0 ? undefined : seen / ink
}
