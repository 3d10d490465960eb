import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PGlite } from '@electric-sql/pglite'

import { BytesBlob } from './bytesBlob.ts'

/** Cache folder; rebuilt when missing, so `npm install` may delete it. */
const CACHE = new URL('../../node_modules/.cache/pglite/', import.meta.url)

/**
 * Files of an empty database, cached by an earlier start.
 * Creating them (initdb, in WebAssembly) takes seconds; unpacking takes half a second.
 */
export async function readCachedCluster(): Promise<Blob | undefined> {
  return readFile(await clusterFile()).then(
    (bytes) => new BytesBlob(bytes),
    () => undefined,
  )
}

/** Caches the files of a newly created database. Several processes may do so at once; one wins. */
export async function cacheCluster(engine: PGlite): Promise<void> {
  const bytes = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer())
  await mkdir(CACHE, { recursive: true })
  const file = await clusterFile()
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

/** One file per PGlite version, because the file layout may differ. */
async function clusterFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return fileURLToPath(new URL(`${version}.tar`, CACHE))
}
