/**
 * Weight of a kept library in the place of a small part of ours that a player downloads: minified, brotli, React
 * not counted. The libraries are installed into a folder that is thrown away. The weights are those of
 * D-0012.
 *
 *   node bench/libraries.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { build, type Rollup } from 'vite'

import { root } from './running.ts'

const PACKAGES = [
  'clsx@2.1.1',
  'uuid@14',
  'valibot@1.5.0',
  'react-router-dom@7.18.5',
  'workbox-precaching@7',
  'workbox-routing@7',
  'workbox-strategies@7',
  'workbox-expiration@7',
  'react@19',
  'react-dom@19',
]
const REACT = /^react(-dom)?($|\/)/

const own = (file: string): string => JSON.stringify(join(root, file))

/** The same parts twice, as a page would import them. */
const PARTS: Readonly<Record<string, { readonly ours: string; readonly library: string }>> = {
  'class names: classes, clsx/lite': {
    ours: `export { classes } from ${own('packages/ui/src/styling/classes.ts')}`,
    library: `export { clsx } from 'clsx/lite'`,
  },
  'ids: newId, uuid': {
    ours: `export { newId } from ${own('packages/api/src/newId.ts')}`,
    library: `export { v4 } from 'uuid'`,
  },
  'storage guards: ours, valibot': {
    ours: `export * from ${own('packages/app/src/platform/storage/guards.ts')}`,
    library: `import { array, boolean, finite, is, number, object, optional, picklist, pipe, string } from 'valibot'
      export const guards = [array, boolean, finite, is, number, object, optional, picklist, pipe, string]`,
  },
  'router: BrowserRouter as used, data router': {
    ours: `import { BrowserRouter, Navigate, useLocation, useNavigate } from 'react-router-dom'
      export const used = [BrowserRouter, Navigate, useLocation, useNavigate]`,
    library: `import { createBrowserRouter, Navigate, RouterProvider, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
      export const used = [createBrowserRouter, Navigate, RouterProvider, ScrollRestoration, useLocation, useNavigate]`,
  },
  'service worker: ours, workbox': {
    ours: `import ${own('apps/mobile/src/serviceWorker.ts')}`,
    library: `import { precacheAndRoute } from 'workbox-precaching'
      import { registerRoute, NavigationRoute } from 'workbox-routing'
      import { CacheFirst, NetworkFirst } from 'workbox-strategies'
      precacheAndRoute(self.LIVERY.paths)
      registerRoute(({ url }) => self.LIVERY.hashedFolders.some((folder) => url.pathname.startsWith(folder)), new CacheFirst())
      registerRoute(new NavigationRoute(new NetworkFirst({ networkTimeoutSeconds: 4 })))`,
  },
}

/** Bytes of a module with everything it needs but React. */
async function weigh(folder: string, source: string): Promise<number> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, source)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [REACT], preserveEntrySignatures: 'strict' },
    },
  })
  return ([built].flat() as Rollup.RollupOutput[])
    .flatMap(({ output }) => output)
    .reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0)
}

const folder = await mkdtemp(join(tmpdir(), 'livery-libraries-'))
try {
  await writeFile(join(folder, 'package.json'), '{"name":"weighed","type":"module"}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
  })
  const rows: Record<string, Record<string, number>> = {}
  for (const [part, { ours, library }] of Object.entries(PARTS))
    rows[part] = { ours: await weigh(folder, ours), library: await weigh(folder, library) }
  console.log('node bench/libraries.ts   (bytes, minified, brotli, React not counted)\n')
  console.table(rows)
} finally {
  await rm(folder, { recursive: true, force: true })
}
