import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PGlite } from '@electric-sql/pglite'

/** Rebuilt by whoever finds it missing, so that `npm install` may throw it away. */
const CACHE = new URL('../../node_modules/.cache/pglite/', import.meta.url)

/**
 * The files of a database that nothing was written to yet, kept from an earlier start.
 *
 * Making them anew (initdb, in WebAssembly) takes seconds; unpacking them takes half of one.
 */
export async function keptCluster(): Promise<Blob | undefined> {
  return readFile(await clusterFile()).then(
    (bytes) => new Blob([new Uint8Array(bytes)]),
    () => undefined,
  )
}

/** Keeps the files of a database that was just made. Several processes may do so at once; one wins. */
export async function keepCluster(engine: PGlite): Promise<void> {
  const bytes = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer())
  await mkdir(CACHE, { recursive: true })
  const file = await clusterFile()
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

/** One file per version: another one may lay its files out differently. */
async function clusterFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return fileURLToPath(new URL(`${version}.tar`, CACHE))
}
