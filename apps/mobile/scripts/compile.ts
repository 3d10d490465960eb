import { createHash } from 'node:crypto'
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type InlineConfig, type Manifest } from 'vite'

import { repositoryRoot } from '../vite.config.ts'
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
import { reachOf } from './reach.ts'

const root = repositoryRoot
const mobile = join(root, 'apps/mobile')

/** Module that the entry starts: the site. */
const SITE = join(root, 'packages/app/src/site/entry.ts')

/** Lock file held during a compile. */
const LOCK = join(root, '.cache/compile.lock')

const shared: InlineConfig = {
  configFile: join(mobile, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'error',
}

/** React by itself: it and the other libraries run in tasks of their own, and a phone takes 60 ms for each. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Other libraries that every page needs, in a chunk of their own: it changes with an upgrade and not with a deploy, so
 * returning visitors keep it cached. Only those of the first load: a lazy page's library would be pulled into it.
 */
const FOUNDATION =
  /node_modules\/(?!.*\/(queriesObserver|mutationObserver|infiniteQuery\w+|use(Queries|Mutation|InfiniteQuery))\.js$)(react-router|react-router-dom|@tanstack\/(query-core|react-query)|jotai|react-intl|intl-messageformat|@formatjs\/[^/]+|openapi-fetch)\//

/** Modules that home fetches by itself: parts of brands' sections, notices, dialogs and the side menu. */
const HOME_PARTS = [
  'packages/app/src/features/home/components/bannerParts.ts',
  'packages/app/src/features/home/components/lazyPartsChunk.ts',
  'packages/app/src/features/home/components/RankedGames.tsx',
  'packages/app/src/features/home/components/sports/SportsBoard.tsx',
  'packages/app/src/capabilities/page-duties/duties.ts',
  'packages/app/src/platform/overlays/OverlayHost.tsx',
  'packages/app/src/features/side-menu/SideMenuPanel.tsx',
]

const later = reachOf(root, HOME_PARTS)

/**
 * Few chunks, because each costs a request and the bundler alone would make two hundred: React, the other libraries, the
 * frame with everything that it needs, home with its first shelves, prices, and the modules that at least two areas of
 * the site share, in two: what home's further parts need, and the rest, such as forms. Each area (`site/routes/areas`) is
 * a chunk by itself, as is a page or dialog that is loaded on its own. A chunk takes with it what its modules import,
 * unless an earlier one has it: other pages have home's parts from home, which nearly every player has.
 */
const GROUPS = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'foundation', test: FOUNDATION, priority: 3 },
  {
    name: 'frame',
    // The entry itself: without it the bundler would put a file before it.
    test: /packages\/app\/src\/site\/(entry\.ts|mount\.tsx)$/,
    priority: 2,
  },
  {
    name: HOME_CHUNK,
    test: /packages\/app\/src\/features\/(home\/HomePage|install\/InstallOffers)\.tsx$/,
    priority: 1,
  },
  // The board and the setting of its notation share it; brands without prices fetch neither.
  {
    name: 'prices',
    test: /packages\/(app\/src\/capabilities\/sports\/(usePriceFormat|sports\.messages)\.ts|domain\/src\/sports\/\w+\.ts)$/,
    priority: 1,
  },
  // Without a group it would be in what all pages share: signing in and making a passkey are two lazy parts.
  { name: 'passkeys', test: /node_modules\/@simplewebauthn\//, priority: 1 },
  { name: 'parts', test: later.has, minShareCount: 2, priority: 1 },
  { name: 'common', minShareCount: 2, priority: 0 },
]

function compileClient(outDir: string) {
  return build({
    ...shared,
    plugins: [later.plugin],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENCES_FILE },
      // One style sheet of 14 KB: each further one that a page adds makes the browser style the whole page again.
      cssCodeSplit: false,
      // Pictures inlined into a script are fetched even where they are never shown, and the CSP does not
      // allow data: for scripts.
      assetsInlineLimit: 0,
      // The stamp writes the preloads of the first page. Later ones need none: an area's imports are loaded by then.
      modulePreload: false,
      rolldownOptions: {
        input: { site: SITE },
        // The entry imports it by its address and needs its exports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { groups: GROUPS },
          entryFileNames: 'assets/[hash].js',
          // Hashes alone as file names: the first load lists the files of every page, and names would add a
          // kilobyte. The manifest maps files to sources.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  })
}

/**
 * Compiles the entry by itself. Bundled with the site it would share a chunk with it, the bundler's helper for dynamic
 * imports, and a document that waits until it is at rest would have run the site before it waits.
 * @param site path of the site's module in the folder
 * @returns path of the entry
 */
async function compileEntry(outDir: string, site: string): Promise<string> {
  const built = await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      // As a library it gets no helper round its one dynamic import.
      lib: { entry: join(mobile, 'src/main.ts'), formats: ['es'] },
      rolldownOptions: {
        external: ['@livery/app'],
        output: {
          entryFileNames: 'assets/main-[hash].js',
          paths: { '@livery/app': `/${site}` },
          minify: true,
        },
      },
    },
  })
  const [entry] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (entry === undefined) throw new Error('The entry compiled to nothing.')
  return entry.fileName
}

function compileDocument(outDir: string) {
  return build({
    ...shared,
    // Bundled into one self-contained module, because the stamp runs it outside the workspace's
    // node_modules.
    ssr: { noExternal: true },
    // Vite leaves NODE_ENV to the environment in builds for Node, which would include React's development
    // build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      rolldownOptions: {
        input: { document: '@livery/app/document' },
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
  const entry = await inProduction(async () => {
    await compileClient(folder)
    const { site } = readManifest(await manifestOf(folder))
    const made = await compileEntry(folder, site)
    await compileDocument(join(folder, 'server'))
    await compileServiceWorker(join(folder, 'server'))
    return made
  })
  requireAllowed(JSON.parse(await readFile(join(folder, LICENCES_FILE), 'utf8')) as Licence[])
  const messages = await writeMessages(folder)
  const manifest = await manifestOf(folder)
  const files = await writeCompressed(folder, await listFiles(folder, 'assets'))
  const document = 'server/document.js'
  const serviceWorker = 'server/serviceWorker.js'
  const release = createHash('sha256')
    .update(JSON.stringify({ files, messages }))
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
