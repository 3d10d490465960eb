import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hashedName } from './bundle.ts'
import { drawIcons, drawLinkPicture, type Artist, type Drawn } from './drawPicture.ts'

/** Version of the drawing code, part of the cache key: raise it when pictures are drawn differently. */
const RECIPE = 4

/** Pictures without a hash in their name, because browsers request them by it. */
const FIXED_NAMES = new Set(['favicon.ico'])

export interface PictureSources {
  /** `icon.svg`. */
  readonly icon: Buffer
  /** Logo for this background. */
  readonly logo: Buffer
  /** Opaque colour behind icons that may not be transparent, `#rrggbb`. */
  readonly background: string
}

/** Generated picture with its path in the bundle. */
export interface Picture extends Drawn {
  readonly path: string
}

/**
 * Stores pictures in the cache through a temporary folder and a rename, because two builds may fill it at
 * once.
 */
async function keep(folder: string, drawn: readonly Drawn[]): Promise<void> {
  const fresh = `${folder}.${randomUUID()}`
  try {
    for (const { name, content } of drawn) {
      await mkdir(dirname(join(fresh, name)), { recursive: true })
      await writeFile(join(fresh, name), content)
    }
    // The rename fails when another build stored the same pictures first.
    await rename(fresh, folder).catch(() => undefined)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function kept(folder: string): Promise<Drawn[] | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  const names = entries
    ?.filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  if (names === undefined) return undefined
  return Promise.all(
    names.sort().map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  )
}

/** Draws pictures, or reads them from the cache, which is keyed by the drawing and its colour. */
async function drawOnce(
  cache: string,
  artist: Artist,
  draw: (artist: Artist) => Promise<Drawn[]>,
): Promise<Drawn[]> {
  const key = createHash('sha256').update(JSON.stringify([RECIPE, draw.name, artist.background]))
  const folder = join(cache, 'pictures', key.update(artist.drawing).digest('hex').slice(0, 24))
  const found = await kept(folder)
  if (found !== undefined) return found
  const drawn = await draw(artist)
  await keep(folder, drawn)
  return drawn.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Icons of every kind and start-up pictures from `icon.svg`, and the preview of shared links from the logo,
 * in the brand's colours. Their names contain a content hash, and builds share them through the cache.
 */
export async function makePictures(sources: PictureSources, cache: string): Promise<Picture[]> {
  const { icon, logo, background } = sources
  const drawn = [
    ...(await drawOnce(cache, { drawing: icon, background }, drawIcons)),
    ...(await drawOnce(cache, { drawing: logo, background }, drawLinkPicture)),
  ]
  return drawn.map(({ name, content }) => ({
    name,
    content,
    path: FIXED_NAMES.has(name) ? name : hashedName(name, content),
  }))
}
