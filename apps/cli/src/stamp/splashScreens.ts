import { buffer } from 'node:stream/consumers'
import { constants, crc32, createDeflate, type Deflate } from 'node:zlib'

/** iPhone screen in CSS pixels, upright. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly ratio: 2 | 3
}

/**
 * Screen sizes of the iPhones that get current iOS. iOS shows a start-up picture only if its size is the
 * screen's to the pixel; a new screen size is a line here.
 */
export const SCREENS: readonly Screen[] = [
  // SE (2nd, 3rd)
  { width: 375, height: 667, ratio: 2 },
  // XR, 11
  { width: 414, height: 896, ratio: 2 },
  // X, XS, 11 Pro, 12 mini, 13 mini
  { width: 375, height: 812, ratio: 3 },
  // XS Max, 11 Pro Max
  { width: 414, height: 896, ratio: 3 },
  // 12, 12 Pro, 13, 13 Pro, 14, 16e
  { width: 390, height: 844, ratio: 3 },
  // 14 Pro, 15, 15 Pro, 16
  { width: 393, height: 852, ratio: 3 },
  // 16 Pro, 17, 17 Pro
  { width: 402, height: 874, ratio: 3 },
  // Air
  { width: 420, height: 912, ratio: 3 },
  // 12 Pro Max, 13 Pro Max, 14 Plus
  { width: 428, height: 926, ratio: 3 },
  // 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
  { width: 430, height: 932, ratio: 3 },
  // 16 Pro Max, 17 Pro Max
  { width: 440, height: 956, ratio: 3 },
]

/** Edge of the icon in the middle, in CSS pixels. */
export const SPLASH_ICON = 128

export function splashName({ width, height, ratio }: Screen): string {
  return `icons/splash-${width * ratio}x${height * ratio}.png`
}

/** Media query of a screen's start-up picture; the site is only ever installed upright. */
export function splashMedia({ width, height, ratio }: Screen): string {
  return `screen and (device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`
}

/** Square of at most 256 colours, as a palette with an index for each pixel. */
export interface Tile {
  readonly edge: number
  readonly palette: Buffer
  readonly indices: Buffer
}

/** @param pixels RGB of a square of at most 256 colours, whose corner has the background's colour */
export function tileOf(pixels: Buffer, edge: number, background: string): Tile {
  const known = new Map<number, number>()
  const indices = Buffer.alloc(edge * edge)
  for (let at = 0; at < indices.length; at++) {
    const color = pixels.readUIntBE(at * 3, 3)
    const index = known.get(color) ?? known.size
    known.set(color, index)
    indices[at] = index
  }
  const palette = Buffer.alloc(known.size * 3)
  for (const [color, index] of known) palette.writeUIntBE(color, index * 3, 3)
  // Restores the background's exact colour, which quantisation may have shifted, to match the area around
  // the square.
  palette.writeUIntBE(Number.parseInt(background.slice(1), 16), 0, 3)
  return { edge, palette, indices }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Compression of rows of one colour, which are most of a screen: looking for more than runs finds nothing there. */
const PLAIN = { level: 1, strategy: constants.Z_RLE }
/** Compression of the icon's rows: the last step takes three times as long for three per cent fewer bytes. */
const DRAWN = { level: 7, strategy: constants.Z_DEFAULT_STRATEGY }

/** Compresses what comes next in this way. */
const goOn = (stream: Deflate, { level, strategy }: typeof PLAIN) =>
  new Promise<void>((resolve) => {
    stream.params(level, strategy, resolve)
  })

/** Compressed rows of one colour, but for those between two places. */
async function compressed(rows: Buffer, from: number, to: number): Promise<Buffer> {
  const stream = createDeflate({ ...PLAIN, memLevel: 9, chunkSize: 64 * 1024 })
  const whole = buffer(stream)
  stream.write(rows.subarray(0, from))
  await goOn(stream, DRAWN)
  stream.write(rows.subarray(from, to))
  await goOn(stream, PLAIN)
  stream.end(rows.subarray(to))
  return whole
}

function chunk(kind: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(kind, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}

/**
 * Start-up picture: the tile in the middle of a screen of its background. Encoded as PNG here: the picture
 * library would quantise four million equal pixels again for every screen.
 */
export async function splashPicture({ width, height, ratio }: Screen, tile: Tile): Promise<Buffer> {
  const [across, down] = [width * ratio, height * ratio]
  // Each row begins with its filter type (0, none). Index 0 is the background.
  const rows = Buffer.alloc((across + 1) * down)
  const [left, top] = [(across - tile.edge) >> 1, (down - tile.edge) >> 1]
  for (let row = 0; row < tile.edge; row++) {
    tile.indices.copy(rows, (top + row) * (across + 1) + 1 + left, row * tile.edge, (row + 1) * tile.edge)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(across, 0)
  head.writeUInt32BE(down, 4)
  // Eight bits a pixel, indexed.
  head.set([8, 3], 8)
  const data = await compressed(rows, top * (across + 1), (top + tile.edge) * (across + 1))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', tile.palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
