import type { Sharp } from 'sharp'

import { SCREENS, SPLASH_ICON, splashName, splashPicture, tileOf, type Tile } from './splashScreens.ts'

/** Share of a maskable icon inside the zone that no platform crops (a circle of 80 % across). */
const SAFE_SHARE = 0.7
const APPLE_SHARE = 0.82
/** Corner radius of a home screen icon, as a share of its edge. */
const CORNER_SHARE = 0.225

/** Default rendering density of drawings in dots per inch: one pixel a unit. */
const USUAL_DENSITY = 72
/** Maximum density, so that a tiny drawing does not exhaust the renderer's memory. */
const MOST_DENSITY = 2400

const PNG = { compressionLevel: 9, effort: 5, palette: true, quality: 90 } as const
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** A drawing, with the colour to draw its pictures on. */
export interface Artist {
  /** @param background opaque colour behind pictures that may not be transparent, `#rrggbb` */
  readonly background: string
  readonly drawing: Buffer
}

/** Dynamic import: sharp takes 50 ms to load, and many builds find every picture in the cache. */
const load = async () => (await import('sharp')).default

/** Drawing rendered at its final size inside a box, proportions kept: scaling up would blur it. */
async function fitted(drawing: Buffer, width: number, height: number): Promise<Sharp> {
  const sharp = await load()
  const { width: ownWidth = width, height: ownHeight = height } = await sharp(drawing).metadata()
  const scale = Math.min(width / ownWidth, height / ownHeight)
  const density = Math.min(MOST_DENSITY, Math.max(1, USUAL_DENSITY * scale))
  return sharp(drawing, { density }).resize(width, height, { fit: 'contain', background: TRANSPARENT })
}

/**
 * True when a drawing fills its square to the edge and has its own safe zone, so that no second margin is
 * added.
 */
async function isFullBleed(drawing: Buffer): Promise<boolean> {
  const edge = 24
  const { data, info } = await (
    await fitted(drawing, edge, edge)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * edge + x) * info.channels + 3] ?? 0
  // The outermost pixels may be antialiased.
  const [near, far] = [1, edge - 2]
  return [near, far].every((x) => [near, far].every((y) => alpha(x, y) > 250))
}

/** A square with an icon's rounded corners, as the systems draw them. */
async function rounded(drawing: Buffer, edge: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" rx="${edge * CORNER_SHARE}"/></svg>`
  const square = await (await fitted(drawing, edge, edge)).png().toBuffer()
  const sharp = await load()
  return sharp(square)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

async function onBackground(
  { drawing, background }: Artist,
  [width, height]: readonly [number, number],
  [innerWidth, innerHeight]: readonly [number, number],
): Promise<Sharp> {
  const sharp = await load()
  const { data, info } = await (
    await fitted(drawing, innerWidth, innerHeight)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: data, raw: { width: info.width, height: info.height, channels: 4 } },
  ])
}

/** ICO file with one PNG inside, which every browser that requests `/favicon.ico` can read. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function plain({ drawing }: Artist, size: number): Promise<Buffer> {
  return (await fitted(drawing, size, size)).png(PNG).toBuffer()
}

async function padded(artist: Artist, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * ((await isFullBleed(artist.drawing)) ? 1 : share))
  return (await onBackground(artist, [size, size], [inner, inner])).png(PNG).toBuffer()
}

async function splashTile(artist: Artist, edge: number): Promise<Tile> {
  const sharp = await load()
  const drawing = (await isFullBleed(artist.drawing)) ? await rounded(artist.drawing, edge) : artist.drawing
  // A margin of one pixel makes sure that the corner has the background's colour.
  const square = await onBackground({ ...artist, drawing }, [edge + 2, edge + 2], [edge, edge])
  const reduced = await square.png(PNG).toBuffer()
  const pixels = await sharp(reduced).removeAlpha().toColourspace('srgb').raw().toBuffer()
  return tileOf(pixels, edge + 2, artist.background)
}

async function splashScreens(artist: Artist): Promise<Drawn[]> {
  const tiles = new Map<number, Promise<Tile>>()
  const tileFor = (ratio: number) => {
    const tile = tiles.get(ratio) ?? splashTile(artist, SPLASH_ICON * ratio)
    tiles.set(ratio, tile)
    return tile
  }
  return Promise.all(
    SCREENS.map(async (screen) => ({
      name: splashName(screen),
      content: await splashPicture(screen, await tileFor(screen.ratio)),
    })),
  )
}

/** Picture with its name in a bundle, before the content hash is added to the name. */
export interface Drawn {
  readonly name: string
  readonly content: Buffer
}

/** All pictures made from `icon.svg`. */
export async function drawIcons(icon: Artist): Promise<Drawn[]> {
  return [
    { name: 'icons/192.png', content: await plain(icon, 192) },
    { name: 'icons/512.png', content: await plain(icon, 512) },
    { name: 'icons/maskable-512.png', content: await padded(icon, 512, SAFE_SHARE) },
    { name: 'icons/apple-touch-icon.png', content: await padded(icon, 180, APPLE_SHARE) },
    { name: 'favicon.ico', content: icoOf(await plain(icon, 32), 32) },
    ...(await splashScreens(icon)),
  ]
}

/** Preview picture of shared links, made from `logo.svg`. */
export async function drawLinkPicture(logo: Artist): Promise<Drawn[]> {
  const picture = await onBackground(logo, [1200, 630], [760, 300])
  return [{ name: 'icons/og.png', content: await picture.png(PNG).toBuffer() }]
}
