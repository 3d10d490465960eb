import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Result of comparing one picture. */
export interface Comparison {
  readonly verdict: 'same' | 'changed' | 'added' | 'removed'
  /** Number of pixels that differ, in the area of both pictures together; 0 when they are the same. */
  readonly pixels: number
  /** PNG with the differences in red over the faded picture; only when changed. */
  readonly difference?: Buffer
}

interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function raster(png: Buffer, width?: number, height?: number): Promise<Raster> {
  const image = sharp(png).ensureAlpha()
  const { width: own, height: tall } = await image.metadata()
  const right = Math.max(0, (width ?? own) - own)
  const bottom = Math.max(0, (height ?? tall) - tall)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const { data, info } = await image
    .extend({ right, bottom, background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two pictures of one story pixel by pixel, without tolerance: on one machine, with one browser, the same page
 * gives the same pixels. A picture that has grown is compared over the larger area.
 */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<Comparison> {
  if (!before || !after) return { verdict: before ? 'removed' : 'added', pixels: 0 }
  if (before.equals(after)) return { verdict: 'same', pixels: 0 }
  const [a, b] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const [old, now] = await Promise.all([raster(before, width, height), raster(after, width, height)])
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(old.data, now.data, drawn, width, height, { threshold: 0, includeAA: true })
  if (pixels === 0) return { verdict: 'same', pixels }
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { verdict: 'changed', pixels, difference }
}
