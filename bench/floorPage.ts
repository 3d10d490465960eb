import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { build, type Rollup } from 'vite'

import { onFreePort, type ServedPage } from './freePort.ts'
import { root } from './running.ts'

/** Packages that the site stands on, found where it finds them. */
const PACKAGES = ['react', 'react-dom', 'react-router-dom', 'react-intl', '@tanstack/react-query']

/** The smallest page with these libraries: one route that shows one text and one answer. */
const SOURCE = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Routes, Route } from 'react-router-dom'
import { IntlProvider, FormattedMessage } from 'react-intl'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
const Page = () => {
  const { data } = useQuery({ queryKey: ['one'], queryFn: async () => 'one' })
  return h('p', null, h(FormattedMessage, { id: 'hello' }), data)
}
createRoot(document.querySelector('#root')).render(
  h(QueryClientProvider, { client: new QueryClient() },
    h(IntlProvider, { locale: 'en', messages: { hello: 'Hello' } },
      h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Page) })))))
)`

const HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><div id="root"></div><script type="module" src="/site.js"></script>'

async function bundle(folder: string): Promise<string> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, SOURCE)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: PACKAGES.map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(root, 'packages/app/node_modules', name),
      })),
    },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  })
  return ([built].flat() as Rollup.RollupOutput[])
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('\n')
}

/** Serves a page of the site's libraries and nothing else on a free port: the floor of what script costs here. */
export async function libraryPage(): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-floor-'))
  const script = brotliCompressSync(await bundle(folder).finally(() => rm(folder, { recursive: true })))
  return onFreePort((request, response) => {
    if (request.url === '/site.js') {
      response.setHeader('Content-Type', 'text/javascript')
      response.setHeader('Content-Encoding', 'br')
      response.end(script)
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(HTML)
  })
}
