import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticSite extends AsyncDisposable {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string
}

/** Serves a folder on a free port of this machine until it is disposed of. */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const root = resolve(folder)
  const server = createServer((request, response) => {
    const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const isInside = path === root || path.startsWith(root + sep)
    if (!isInside || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    // Cached, so that a browser that opens hundreds of stories requests each file once: the address is only valid
    // while this server runs.
    response.setHeader('Cache-Control', 'max-age=3600')
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server got no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
