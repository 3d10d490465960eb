import { LARGEST_SIDE, type PictureFinding } from '@livery/tenant'
import sharp, { type Sharp } from 'sharp'

import { MIN_VISIBLE_SHARE, visibleShare } from './legibility.ts'

/** Pixels of a picture that a phone decodes without trouble: 8 megapixels, 32 MB of memory. */
const MOST_PIXELS = 8_000_000
/** Edge of the box that a picture is drawn into. */
const EDGE = 96
/** Edge for drawings whose cost grows faster than their size: that of the largest icon. */
const COSTLY_EDGE = 512
const COSTLY = /filter|pattern|mask|dasharray/i
const INLINE = /data:image\/(?:png|jpeg|webp|avif);base64,([A-Za-z0-9+/=\s]+)/g

const flaw = (found: string, expected: string): PictureFinding => ({ code: 'asset-kind', found, expected })

const tooLarge = (width: number, height: number, what: string): PictureFinding => ({
  code: 'asset-size',
  found: `${what} of ${width} × ${height} pixels`,
  expected: `at most ${MOST_PIXELS / 1_000_000} megapixels and ${LARGEST_SIDE} on each side`,
})

/** Flaw of a picture's size, which its header says before a pixel is decoded. */
async function sizeFlaw(bytes: Buffer, what: string): Promise<PictureFinding | undefined> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isLarge = width * height > MOST_PIXELS || Math.max(width, height) > LARGEST_SIDE
  return isLarge ? tooLarge(width, height, what) : undefined
}

/** Reason in the words of the picture library, without its prefixes and places of memory. */
function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line
    .replace(/^Input buffer (?:has corrupt header: (?=.))?/, '')
    .replace(/:\s*$/, '')
    .slice(0, 120)
}

/**
 * True when a point of a picture is not quite transparent. The library's own statistics would take ten times the drawing.
 * A drawing is scaled before it is drawn.
 */
async function isSeen(picture: Sharp, edge: number): Promise<boolean> {
  const alpha = await picture
    .resize(edge, edge, { fit: 'inside' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  return alpha.some((value) => value > 0)
}

async function drawn(bytes: Buffer, isDrawing: boolean): Promise<PictureFinding | undefined> {
  if (!isDrawing) {
    const size = await sizeFlaw(bytes, 'a picture')
    if (size !== undefined) return size
    return (await isSeen(sharp(bytes), EDGE)) ? undefined : flaw('an empty picture', 'something to see')
  }
  for (const [, data = ''] of bytes.toString('latin1').matchAll(INLINE)) {
    const size = await sizeFlaw(Buffer.from(data, 'base64'), 'an inline picture')
    if (size !== undefined) return size
  }
  const edge = COSTLY.test(bytes.toString('latin1')) ? COSTLY_EDGE : EDGE
  const drawing = sharp(bytes, { limitInputPixels: false })
  return (await isSeen(drawing, edge)) ? undefined : flaw('an empty drawing', 'something to see')
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Flaw of a picture that is hard to see on a colour. */
async function sightFlaw(bytes: Buffer, on: string): Promise<PictureFinding | undefined> {
  const seen = await visibleShare(bytes, on)
  if (seen === undefined || seen >= MIN_VISIBLE_SHARE) return undefined
  return {
    code: 'contrast',
    found: `${percent(seen)} of it visible on ${on}`,
    expected: `at least ${percent(MIN_VISIBLE_SHARE)}`,
    suggestion:
      'Give it other colours, or one for each theme: logo.svg for dark surfaces, logo-light.svg for light ones.',
  }
}

/**
 * Draws a picture once, small.
 * @param name path below `assets/`; its ending says the kind
 * @param on colour on which enough of it has to be seen
 * @returns its flaw, undefined when it was drawn and has something on it
 */
export async function paint(name: string, bytes: Buffer, on?: string): Promise<PictureFinding | undefined> {
  const isDrawing = /\.svg$/i.test(name)
  try {
    return on === undefined ? await drawn(bytes, isDrawing) : await sightFlaw(bytes, on)
  } catch (error) {
    const what = isDrawing ? 'a drawing that cannot be drawn' : 'a picture that cannot be decoded'
    return flaw(`${what} (${reasonOf(error)})`, isDrawing ? 'an SVG that browsers draw' : 'a whole picture')
  }
}
