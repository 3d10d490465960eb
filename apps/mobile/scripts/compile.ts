import { createHash } from 'node:crypto'
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Manifest } from 'vite'

import { repositoryRoot } from '../vite.config.ts'
import { compileClient, compileDocument, compileEntry, compileServiceWorker } from './bundles.ts'
import { HOME_PARTS } from './chunkGroups.ts'
import { writeCompressed } from './compress.ts'
import { CORE_FILE, type Core, type CoreFile } from './core.ts'
import { coreFolder, readCore } from './currentCore.ts'
import { readGraph } from './graph.ts'
import { hashInputs } from './inputs.ts'
import { LICENCES_FILE, requireAllowed, type Licence } from './licences.ts'
import { withLock } from './lock.ts'
import { HOME_CHUNK, modulesOf, readManifest } from './manifest.ts'
import { writeMessages } from './messages.ts'
import { readPages } from './pages.ts'

const root = repositoryRoot
const mobile = join(root, 'apps/mobile')

/** Lock file held during a compile. */
const LOCK = join(root, '.cache/compile.lock')

async function listFiles(folder: string, prefix: string): Promise<CoreFile[]> {
  const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const described = files.map(async (file) => ({
    path: file.slice(folder.length + 1),
    bytes: (await stat(file)).size,
  }))
  return (await Promise.all(described)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Replaces the previous compile with a finished one. Only called while the lock is held. */
async function swapIn(fresh: string): Promise<void> {
  const outdated = `${fresh}.old`
  await rename(coreFolder, outdated).catch(() => undefined)
  await rename(fresh, coreFolder)
  await rm(outdated, { recursive: true, force: true })
}

/**
 * Runs work with NODE_ENV set to production: any other value includes React's development build, and test
 * runners set one.
 */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
}

/**
 * Bundles only the browser's part of a compile: the part that a separate build for each brand would repeat.
 */
export async function bundleSite(folder: string): Promise<void> {
  await inProduction(() => compileClient(folder))
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

async function compileInto(folder: string, inputs: string): Promise<Core> {
  const { entry, homeTexts } = await inProduction(async () => {
    const ids = await compileClient(folder)
    const { site } = readManifest(await manifestOf(folder))
    const made = await compileEntry(folder, site)
    await compileDocument(join(folder, 'server'))
    await compileServiceWorker(join(folder, 'server'))
    return { entry: made, homeTexts: ids }
  })
  requireAllowed(JSON.parse(await readFile(join(folder, LICENCES_FILE), 'utf8')) as Licence[])
  const { messages, furtherMessages } = await writeMessages(folder, homeTexts)
  const manifest = await manifestOf(folder)
  const files = await writeCompressed(folder, await listFiles(folder, 'assets'))
  const document = 'server/document.js'
  const serviceWorker = 'server/serviceWorker.js'
  const release = createHash('sha256')
    .update(JSON.stringify({ files, messages, furtherMessages }))
    .update(await readFile(join(folder, document)))
    .update(await readFile(join(folder, serviceWorker)))
    .digest('hex')
  const { key: siteKey, site, styles } = readManifest(manifest)
  const pages = readPages(manifest)
  const modules = Object.entries(pages).map(([id, key]) => [id, modulesOf(manifest, [siteKey, key])])
  return {
    inputs,
    release,
    entry,
    site,
    styles,
    modules: Object.fromEntries(modules) as Core['modules'],
    homeParts: modulesOf(manifest, [siteKey, pages[HOME_CHUNK] ?? siteKey, ...HOME_PARTS]),
    document,
    serviceWorker,
    messages,
    furtherMessages,
    graph: readGraph(manifest),
    pages,
    files,
  }
}

/**
 * Compiles the site once for all brands into `apps/mobile/dist`, or returns the last result when no input
 * changed. The result is swapped in as a whole, so that readers never see a partial one. Simultaneous
 * processes wait for the one that compiles.
 */
export async function compile(options: { force?: boolean } = {}): Promise<{ core: Core; cached: boolean }> {
  const inputs = await hashInputs(root)
  const kept = async () => (options.force === true ? undefined : await readCore())
  const previous = await kept()
  if (previous?.inputs === inputs) return { core: previous, cached: true }
  return withLock(LOCK, async () => {
    // Another process may have compiled in the meantime.
    const made = await kept()
    if (made?.inputs === inputs) return { core: made, cached: true }
    const fresh = join(mobile, `dist.${process.pid}.tmp`)
    await rm(fresh, { recursive: true, force: true })
    try {
      const core = await compileInto(fresh, inputs)
      await writeFile(join(fresh, CORE_FILE), `${JSON.stringify(core, null, 2)}\n`)
      await swapIn(fresh)
      return { core, cached: false }
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now()
  const { core, cached } = await compile({ force: process.argv.includes('--force') })
  const what = cached ? 'nothing changed' : `${core.files.length} files`
  console.log(`Compiled the site: ${what}, ${Math.round(performance.now() - started)} ms`)
}
