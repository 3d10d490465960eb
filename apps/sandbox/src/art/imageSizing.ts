import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Schemas } from '@livery/api'

import { brandArt } from './brandArt.ts'
import { HEIGHT_PARAMETER, VERSION_PARAMETER, WIDTH_PARAMETER, WIDTHS } from './sizes.ts'

/** Folders whose code decides what a picture looks like. */
const SOURCES = ['.', '../games'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

let version: Promise<string> | undefined

async function readVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    for (const file of files) hash.update(await readFile(join(folder, file)))
  }
  hash.update(JSON.stringify([...(await brandArt())]))
  return hash.digest('hex').slice(0, 8)
}

/** Version of all drawings: a sized address carries it, so that what it answers never changes. */
export function artVersion(): Promise<string> {
  version ??= readVersion()
  return version
}

/** How a picture's address asks for a size, for the whitelabel. */
export const imageSizing = async (): Promise<Schemas['ImageSizing']> => ({
  widthParameter: WIDTH_PARAMETER,
  heightParameter: HEIGHT_PARAMETER,
  query: `${VERSION_PARAMETER}=${await artVersion()}`,
  widths: [...WIDTHS],
})
