import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hashedName } from './bundle.ts'
import { drawIcons, drawLinkPicture } from './drawPicture.ts'
import type { Artist, Drawn } from './drawPicture.ts'

/** Raise it when a picture is drawn differently: it is part of the cache's key. */
const RECIPE = 3

/** Asked for by this name, whatever a page says. */
const FIXED_NAMES = new Set(['favicon.ico'])

export interface PictureSources {
  /** `icon.svg`. */
  readonly icon: Buffer
  /** The logo that is drawn for such a background. */
  readonly logo: Buffer
  /** Opaque colour behind icons that may not be transparent, `#rrggbb`. */
  readonly background: string
}

/** A drawn picture and where it goes in the bundle. */
export interface Picture extends Drawn {
  readonly path: string
}

/** Writes beside and renames: two builds may fill the same cache at once. */
async function keep(folder: string, drawn: readonly Drawn[]): Promise<void> {
  const fresh = `${folder}.${randomUUID()}`
  try {
    for (const { name, content } of drawn) {
      await mkdir(dirname(join(fresh, name)), { recursive: true })
      await writeFile(join(fresh, name), content)
    }
    // Refused when another build was faster: it kept the same.
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

/** Draws once what the same drawing on the same colour always gives, whatever else of the brand changes. */
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
 * Icons of every kind and start-up pictures from `icon.svg`, the picture of shared links from the logo, in the
 * brand's colours. They carry their content's hash in their names and are kept between builds.
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
