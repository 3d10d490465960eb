import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Raise it when a picture is drawn differently: it is part of the cache's key. */
const RECIPE = 1

/** Share of a maskable icon that no platform cuts away (a circle of 80 % across). */
const SAFE_SHARE = 0.7
const APPLE_SHARE = 0.82

export interface PictureSources {
  /** `icon.svg`. */
  readonly icon: Buffer
  /** `logo.svg`. */
  readonly logo: Buffer
  /** Opaque colour behind icons that may not be transparent, `#rrggbb`. */
  readonly background: string
}

const NAMES = [
  'icons/192.png',
  'icons/512.png',
  'icons/maskable-512.png',
  'icons/apple-touch-icon.png',
  'icons/og.png',
  'favicon.ico',
] as const
type PictureName = (typeof NAMES)[number]

/** An ICO file that holds one PNG: every browser that still asks for `/favicon.ico` reads these. */
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

async function draw(name: PictureName, { icon, logo, background }: PictureSources): Promise<Buffer> {
  // sharp takes 50 ms to load and many builds find every picture in the cache.
  const { default: sharp } = await import('sharp')
  const PNG = { compressionLevel: 9, effort: 10, palette: true, quality: 90 } as const
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const fitted = (svg: Buffer, width: number, height: number) =>
    sharp(svg, { density: 300 })
      .resize(width, height, { fit: 'contain', background: transparent })
      .png()
      .toBuffer()
  const onBackground = async (
    svg: Buffer,
    width: number,
    height: number,
    innerWidth: number,
    innerHeight: number,
  ) =>
    sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: await fitted(svg, innerWidth, innerHeight) }])
      .png(PNG)
      .toBuffer()
  const plain = async (size: number) =>
    sharp(await fitted(icon, size, size))
      .png(PNG)
      .toBuffer()
  const padded = (size: number, share: number) =>
    onBackground(icon, size, size, Math.round(size * share), Math.round(size * share))
  if (name === 'icons/192.png') return plain(192)
  if (name === 'icons/512.png') return plain(512)
  if (name === 'icons/maskable-512.png') return padded(512, SAFE_SHARE)
  if (name === 'icons/apple-touch-icon.png') return padded(180, APPLE_SHARE)
  if (name === 'icons/og.png') return onBackground(logo, 1200, 630, 760, 300)
  return icoOf(await plain(32), 32)
}

/** Writes beside and renames: two builds may fill the same cache at once. */
async function keep(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const fresh = `${path}.${randomUUID()}`
  try {
    await writeFile(fresh, content)
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}

/** A drawn picture and where it goes in the bundle. */
export interface Picture {
  readonly path: string
  readonly content: Buffer
}

/**
 * Icons of every kind from one `icon.svg`, in the brand's colours. They are kept by the content they are made of, so
 * that a picture is drawn once, whatever else changes.
 */
export async function makePictures(sources: PictureSources, cache: string): Promise<Picture[]> {
  const key = createHash('sha256').update(JSON.stringify([RECIPE, sources.background]))
  for (const picture of [sources.icon, sources.logo]) key.update(`${picture.length}:`).update(picture)
  const folder = join(cache, 'pictures', key.digest('hex').slice(0, 24))
  return Promise.all(
    NAMES.map(async (name) => {
      const path = join(folder, name)
      if (!existsSync(path)) await keep(path, await draw(name, sources))
      return { path: name, content: await readFile(path) }
    }),
  )
}
