import type { PictureFinding, Surface } from '@livery/tenant'
import sharp, { type Sharp } from 'sharp'

import { MIN_VISIBLE_SHARE, pixelsOf, seenShare } from './legibility.ts'
import type { PaintOrder } from './paintOrder.ts'

/** Pixels of a picture that a phone decodes without trouble: 8 megapixels, 32 MB of memory. */
const MOST_PIXELS = 8_000_000
/** Edge of the box that a picture is drawn into. */
const EDGE = 96
/** Edge for drawings whose cost grows faster than their size: that of the largest icon. */
const COSTLY_EDGE = 512
const COSTLY = /filter|pattern|mask|dasharray/i
const INLINE = /data:image\/(?:png|jpeg|webp|avif);base64,([A-Za-z0-9+/=\s]+)/g

const flaw = (found: string, expected: string): PictureFinding => ({ code: 'asset-kind', found, expected })

/** Flaw of a picture's size, which its header says before a pixel is decoded. */
async function sizeFlaw(
  bytes: Buffer,
  what: string,
  largestSide: number,
): Promise<PictureFinding | undefined> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height <= MOST_PIXELS && Math.max(width, height) <= largestSide) return undefined
  return {
    code: 'asset-size',
    found: `${what} of ${width} × ${height} pixels`,
    expected: `at most ${MOST_PIXELS / 1_000_000} megapixels and ${largestSide} on each side`,
  }
}

/** Reason in the words of the picture library, without its prefixes and places of memory. */
function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line
    .replace(/^Input buffer (?:has corrupt header: (?=.))?/, '')
    .replace(/:\s*$/, '')
    .slice(0, 120)
}

/** True when a pixel, of four bytes each, is not quite transparent. */
const hasInk = (pixels: Buffer) => pixels.some((value, at) => at % 4 === 3 && value > 0)

/**
 * True when a point of a picture is not quite transparent. The library's own statistics would take ten times the drawing.
 * A drawing is scaled before it is drawn.
 */
async function isSeen(picture: Sharp, edge: number): Promise<boolean> {
  return hasInk(await picture.resize(edge, edge, { fit: 'inside' }).ensureAlpha().raw().toBuffer())
}

async function drawn(
  bytes: Buffer,
  isDrawing: boolean,
  surfaces: readonly Surface[],
  largestSide: number,
): Promise<PictureFinding | undefined> {
  if (!isDrawing) {
    const size = await sizeFlaw(bytes, 'a picture', largestSide)
    if (size !== undefined) return size
    return (await isSeen(sharp(bytes), EDGE)) ? undefined : flaw('an empty picture', 'something to see')
  }
  for (const [, data = ''] of bytes.toString('latin1').matchAll(INLINE)) {
    const size = await sizeFlaw(Buffer.from(data, 'base64'), 'an inline picture', largestSide)
    if (size !== undefined) return size
  }
  const isCostly = COSTLY.test(bytes.toString('latin1'))
  const empty = flaw('an empty drawing', 'something to see')
  // A logo is drawn once for both questions, unless drawing it large may take long.
  if (isCostly || surfaces.length === 0) {
    const drawing = sharp(bytes, { limitInputPixels: false })
    if (!(await isSeen(drawing, isCostly ? COSTLY_EDGE : EDGE))) return empty
  }
  if (surfaces.length === 0) return undefined
  const pixels = await pixelsOf(bytes)
  if (!hasInk(pixels)) return empty
  return surfaces.map((surface) => sightFlaw(pixels, surface)).find((found) => found !== undefined)
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Flaw of a drawing that is hard to see on a surface. @param pixels of the drawing */
function sightFlaw(pixels: Buffer, { color, where }: Surface): PictureFinding | undefined {
  const seen = seenShare(pixels, color)
  if (seen === undefined || seen >= MIN_VISIBLE_SHARE) return undefined
  return {
    code: 'contrast',
    found: `${percent(seen)} of it visible on ${color}, ${where}`,
    expected: `at least ${percent(MIN_VISIBLE_SHARE)}`,
    suggestion:
      'Give it other colours, or draw logo.svg for dark surfaces and logo-light.svg for light ones.',
    level: 'warning',
  }
}

/**
 * Draws a picture once, small.
 * @returns its flaw, undefined when it was drawn and has something on it
 */
export async function paint({
  name,
  bytes,
  surfaces = [],
  largestSide,
}: PaintOrder): Promise<PictureFinding | undefined> {
  const isDrawing = /\.svg$/i.test(name)
  try {
    return await drawn(Buffer.from(bytes), isDrawing, surfaces, largestSide)
  } catch (error) {
    const what = isDrawing ? 'a drawing that cannot be drawn' : 'a picture that cannot be decoded'
    return flaw(`${what} (${reasonOf(error)})`, isDrawing ? 'an SVG that browsers draw' : 'a whole picture')
  }
}
