import type { ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

import { escapeHtml } from '@livery/html'
import { repositoryRoot } from '@livery/mobile/vite.config'
import { TENANTS_FOLDER, describeProblem } from '@livery/tenant'
import { createServer, type Connect, type ViteDevServer } from 'vite'

import { PROXIED } from '../serve/gateway.ts'
import { KINDS } from '../stamp/kinds.ts'
import { createDevSite } from './devSite.ts'

export interface DevOptions {
  readonly root: string
  readonly id: string
  readonly port: number
  readonly sandbox: string
  /** Keeps Vite's log of changes off standard output. */
  readonly quiet?: boolean
}

/** Serves the files that a build would have written: pages, messages, pictures and fonts of the brand. */
function siteMiddleware(server: ViteDevServer, { root, id }: DevOptions): Connect.NextHandleFunction {
  const site = createDevSite(server, root, id)

  async function page(url: string, response: ServerResponse): Promise<void> {
    const made = await site.page()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if ('problems' in made) {
      const said = made.problems.map(describeProblem).join('\n\n')
      response.statusCode = 500
      response.end(`<!doctype html><title>${escapeHtml(id)}</title><pre>${escapeHtml(said)}</pre>`)
    } else response.end(await server.transformIndexHtml(url, made.html))
  }

  return async (request, response, next) => {
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/'
    try {
      const file = site.file(path)
      if (file !== undefined) {
        response.setHeader('Content-Type', KINDS[extname(path)] ?? 'application/octet-stream')
        response.end(file)
      } else if (isPage(path, request.headers.accept)) await page(request.url ?? '/', response)
      else next()
    } catch (error) {
      next(error)
    }
  }
}

/** Routes have no file extension, except two old addresses of the platform. */
function isPage(path: string, accept = ''): boolean {
  return path.startsWith('/m/') && path.endsWith('.html')
    ? true
    : accept.includes('text/html') && extname(path) === ''
}

/** Vite's development server for one brand: the same site, from source. */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const { root, id, port, sandbox, quiet = false } = options
  const server = await createServer({
    logLevel: quiet ? 'warn' : 'info',
    configFile: join(repositoryRoot, 'apps/mobile/vite.config.ts'),
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      allowedHosts: ['.localhost'],
      proxy: Object.fromEntries(
        PROXIED.map((prefix) => [prefix, { target: sandbox, changeOrigin: true, xfwd: true }]),
      ),
    },
    plugins: [
      {
        name: 'livery:brand',
        configureServer: (vite) => {
          vite.middlewares.use(siteMiddleware(vite, options))
        },
      },
    ],
  })
  const folder = join(root, TENANTS_FOLDER, id) + sep
  server.watcher.add(folder)
  server.watcher.on('all', (_event, file) => {
    // A brand's data is inlined into the page, so the page is rendered again.
    if (file.startsWith(folder) || file.includes(`${sep}packages${sep}theme${sep}`))
      server.ws.send({ type: 'full-reload' })
  })
  return server.listen()
}
