import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { encode, ENCODERS } from './encode.ts'
import type { PictureFormat } from './formats.ts'

/** An encoded picture and the tag of its content. */
export interface StoredPicture {
  readonly content: Buffer
  readonly etag: string
}

/** Encoded pictures, kept in a folder. */
export interface PictureStore {
  /** The picture in a format. Equal requests that come together share one drawing. */
  readonly get: (svg: string, format: PictureFormat) => Promise<StoredPicture>
}

/** Pictures kept at most. Titles of banners are free text, so that there is no end to addresses. */
const MOST = 20_000

/**
 * Store in a folder, which processes may share: a picture's name is a hash of what it was drawn from, and it
 * appears whole. A folder that cannot be written makes every start a cold one, nothing more.
 */
export function pictureStore(folder: string, most = MOST): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>()
  let written = 0

  async function keep(name: string, content: Buffer): Promise<void> {
    const draft = join(folder, `.${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    await writeFile(draft, content)
    await rename(draft, join(folder, name))
    written += 1
    if (written % Math.ceil(most / 10) === 0) await dropOldest(folder, most)
  }

  async function draw(svg: string, format: PictureFormat, name: string): Promise<Buffer> {
    const kept = await readFile(join(folder, name)).catch(() => undefined)
    if (kept) return kept
    const content = await encode(svg, format)
    await keep(name, content).catch(() => undefined)
    return content
  }

  return {
    async get(svg, format) {
      const source = createHash('sha256')
        .update(JSON.stringify([ENCODERS[format], svg]))
        .digest('base64url')
      const name = `${source.slice(0, 27)}.${format}`
      const drawing = underWay.get(name) ?? draw(svg, format, name).finally(() => underWay.delete(name))
      underWay.set(name, drawing)
      return { content: await drawing, etag: `"${name}"` }
    },
  }
}

/** Removes the oldest pictures above nine tenths of the limit. */
async function dropOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const ages = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const surplus = ages.sort((a, b) => a.at - b.at).slice(0, names.length - Math.floor(most * 0.9))
  await Promise.all(surplus.map(({ name }) => rm(join(folder, name), { force: true })))
}
