import { createHash } from 'node:crypto'
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'
import type { InlineConfig, Manifest } from 'vite'

import { repositoryRoot } from '../vite.config.ts'
import { writeCompressed } from './compress.ts'
import { CORE_FILE } from './core.ts'
import type { Core, CoreFile } from './core.ts'
import { readGraph } from './graph.ts'
import { hashInputs } from './inputs.ts'
import { withLock } from './lock.ts'
import { HOME_CHUNK, readManifest } from './manifest.ts'
import { writeMessages } from './messages.ts'
import { readPages } from './pages.ts'

const root = repositoryRoot
const mobile = join(root, 'apps/mobile')

/** Where the compile's result is read from. */
export const coreFolder = join(mobile, 'dist')

/** Held while a compile is made. */
const LOCK = join(root, '.cache/compile.lock')

const shared: InlineConfig = {
  configFile: join(mobile, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'error',
}

/**
 * What every page runs on, in a chunk of its own: it changes with an upgrade and not with a deploy, so that returning
 * visitors keep it. Only what the first load needs anyway: a lazy page's library would be dragged into it.
 */
const FOUNDATION =
  /node_modules\/(?!.*\/(queriesObserver|mutationObserver|infiniteQuery\w+|use(Queries|Mutation|InfiniteQuery))\.js$)(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)|jotai|react-intl|intl-messageformat|@formatjs\/[^/]+|openapi-fetch)\//

/** Pages that have to share a thing before it moves in with what they all share. Fewer would drag it to pages without it. */
const SHARED_BY = 15

/**
 * The three chunks of a first visit to home. Left to itself the bundler makes fifty of it, which travel as worse
 * compressed bytes; what other pages share with home they take from home's chunk, which nearly every player has. The
 * fourth holds what most other pages share.
 */
const GROUPS = [
  { name: 'foundation', test: FOUNDATION, priority: 3 },
  { name: 'frame', test: /packages\/app\/src\/shell\/boot\/mount\.tsx$/, priority: 2 },
  { name: HOME_CHUNK, test: /packages\/app\/src\/features\/home\/HomePage\.tsx$/, priority: 1 },
  { name: 'common', minShareCount: SHARED_BY, priority: 0 },
]

function compileClient(outDir: string) {
  return build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: true,
      // A picture inlined into a script is fetched even where it is never shown, and the CSP has no data: for scripts.
      assetsInlineLimit: 0,
      // The stamp writes the preloads of the first page; this polyfill is for browsers below our target.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(mobile, 'src/main.ts'),
        output: {
          codeSplitting: { groups: GROUPS },
          // The first load lists every page's files, so as to fetch them at once: their names would be a kilobyte of it.
          // The manifest tells which source a file is made of.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  })
}

function compileFirstPaint(outDir: string) {
  return build({
    ...shared,
    // One self-contained module: the stamp runs it far from the workspace's node_modules.
    ssr: { noExternal: true },
    // Builds for Node leave this to the environment, and React's development half would come along.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      rolldownOptions: {
        input: { firstPaint: '@livery/app/firstPaint' },
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })
}

function compileServiceWorker(outDir: string) {
  return build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { serviceWorker: join(mobile, 'src/serviceWorker.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

async function listFiles(folder: string, prefix: string): Promise<CoreFile[]> {
  const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const described = files.map(async (file) => ({
    path: file.slice(folder.length + 1),
    bytes: (await stat(file)).size,
  }))
  return (await Promise.all(described)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function readCore(): Promise<Core | undefined> {
  const text = await readFile(join(coreFolder, CORE_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Core)
}

/** Puts a finished compile in the place of the one before. Only whoever holds the lock gets here. */
async function swapIn(fresh: string): Promise<void> {
  const outdated = `${fresh}.old`
  await rename(coreFolder, outdated).catch(() => undefined)
  await rename(fresh, coreFolder)
  await rm(outdated, { recursive: true, force: true })
}

/** Any other value brings React's development half along, and test runners set one. */
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
 * What browsers run, bundled into a folder and nothing else: the part of a compile that a site which is built once for
 * every brand would repeat.
 */
export async function bundleSite(folder: string): Promise<void> {
  await inProduction(() => compileClient(folder))
}

async function compileInto(folder: string, inputs: string): Promise<Core> {
  await inProduction(async () => {
    await compileClient(folder)
    await compileFirstPaint(join(folder, 'server'))
    await compileServiceWorker(join(folder, 'server'))
  })
  const messages = await writeMessages(folder)
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = await writeCompressed(folder, await listFiles(folder, 'assets'))
  const firstPaint = 'server/firstPaint.js'
  const serviceWorker = 'server/serviceWorker.js'
  const release = createHash('sha256')
    .update(JSON.stringify({ files, messages }))
    .update(await readFile(join(folder, firstPaint)))
    .update(await readFile(join(folder, serviceWorker)))
    .digest('hex')
  return {
    inputs,
    release,
    ...readManifest(manifest),
    firstPaint,
    serviceWorker,
    messages,
    graph: readGraph(manifest),
    pages: await readPages(root),
    files,
  }
}

/**
 * Compiles the site once for all brands into `apps/mobile/dist`, or finds that nothing changed since the last time.
 * The result is swapped in as a whole: a reader never sees half of it. Processes that want it at the same moment wait
 * for the one that makes it.
 */
export async function compile(options: { force?: boolean } = {}): Promise<{ core: Core; cached: boolean }> {
  const inputs = await hashInputs(root)
  const kept = async () => (options.force === true ? undefined : await readCore())
  const previous = await kept()
  if (previous?.inputs === inputs) return { core: previous, cached: true }
  return withLock(LOCK, async () => {
    // Somebody else may have made it meanwhile.
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
