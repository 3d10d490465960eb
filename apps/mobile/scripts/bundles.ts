import { join } from 'node:path'

import { readCatalogue } from '@livery/i18n/compile'
import { build, type InlineConfig } from 'vite'

import { repositoryRoot } from '../vite.config.ts'
import { CHUNK_GROUPS, firstTextsReach, homePartsReach } from './chunkGroups.ts'
import { homeTextsOf } from './homeTexts.ts'
import { LICENCES_FILE } from './licences.ts'
import { plainImports } from './plainImports.ts'

const mobile = join(repositoryRoot, 'apps/mobile')

/** Module that the entry starts: the site. */
const SITE = join(repositoryRoot, 'packages/app/src/site/entry.ts')

const shared: InlineConfig = {
  configFile: join(mobile, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'error',
}

/**
 * Compiles the browser's part of the site into a folder, with its manifest and the licences of its libraries.
 * @returns ids of the texts that home and the frame can ask for
 */
export async function compileClient(outDir: string): Promise<ReadonlySet<string>> {
  const homeTexts = homeTextsOf(firstTextsReach, Object.keys(readCatalogue('EN')))
  await build({
    ...shared,
    plugins: [homePartsReach.plugin, firstTextsReach.plugin, homeTexts.plugin, plainImports()],
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
          codeSplitting: { groups: CHUNK_GROUPS },
          entryFileNames: 'assets/[hash].js',
          // Hashes alone as file names: the first load lists the files of every page, and names would add a
          // kilobyte. The manifest maps files to sources.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  })
  return homeTexts.ids()
}

/**
 * Compiles the entry by itself. Bundled with the site it would share a chunk with it, the bundler's helper for dynamic
 * imports, and a document that waits until it is at rest would have run the site before it waits.
 * @param site path of the site's module in the folder
 * @returns path of the entry
 */
export async function compileEntry(outDir: string, site: string): Promise<string> {
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

/** Compiles the renderer of documents for Node. */
export async function compileDocument(outDir: string): Promise<void> {
  await build({
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

/** Compiles the service worker as a script of its own. */
export async function compileServiceWorker(outDir: string): Promise<void> {
  await build({
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
