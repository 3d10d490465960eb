import { wcagLuminance } from 'culori'
import sharp from 'sharp'

/** Contrast from which a part of a logo is seen. Logos are exempt from WCAG's ratios; being seen is not optional. */
const SEEN = 2
/** How much of a logo's ink has to be seen. */
export const LEAST_SEEN = 0.7
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
 * How much of a picture's ink is seen on a ground, 0 to 1; undefined for a picture that cannot be drawn or that has no
 * ink at all.
 * @param ground a CSS colour
 */
export async function seenOn(svg: string, ground: string): Promise<number | undefined> {
  const drawn = await sharp(Buffer.from(svg))
    .resize({ width: WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (drawn === undefined) return undefined
  const under = wcagLuminance(ground)
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
