import { brotliDecompressSync } from 'node:zlib'

import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import type { Header } from '../stamp/headers.ts'
import { openBundles } from './bundles.ts'
import { answerFile } from './files.ts'
import type { FileAnswer } from './files.ts'
import { DEFAULT_SANDBOX, proxyGateway } from './gateway.ts'
import { overviewPage } from './overview.ts'

export interface ServeOptions {
  /** Folder of the bundles. */
  readonly out: string
  /** Only used in the overview's links. */
  readonly port: number
  /** Origin of the gateway. */
  readonly sandbox: string
}

/** A page and its headers for a sandbox elsewhere than the brands' development origins say: games and pictures come from it. */
function towards(origin: string, answer: FileAnswer): Pick<FileAnswer, 'headers' | 'body'> {
  const move = (text: string) => text.replaceAll(DEFAULT_SANDBOX, origin)
  const headers = answer.headers.map(([name, value]): Header => [name, move(value)])
  const has = (header: string, start: string) =>
    headers.some(([name, value]) => name === header && value.startsWith(start))
  if (!has('Content-Type', 'text/html') || answer.status !== 200) return { headers, body: answer.body }
  const page = has('Content-Encoding', 'br') ? brotliDecompressSync(answer.body) : answer.body
  return { headers: headers.filter(([name]) => name !== 'Content-Encoding'), body: move(page.toString()) }
}

/** Serves every built brand by its host, with the headers it was built with. */
export async function createServer({ out, port, sandbox }: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: false }, exposeHeadRoutes: true })
  const bundles = openBundles(out)
  const origin = new URL(sandbox).origin
  const isMoved = origin !== DEFAULT_SANDBOX
  await proxyGateway(server, origin)
  server.get('/*', async (request, reply) => {
    const bundle = await bundles.find(request.headers.host ?? '')
    if (bundle === undefined) {
      const page = overviewPage(await bundles.list(), port)
      const isOverview = request.url === '/'
      return reply
        .code(isOverview ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(page)
    }
    const answer = await answerFile(bundle, {
      path: request.url.split(/[?#]/)[0] ?? '/',
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      ifNoneMatch: request.headers['if-none-match'],
    })
    const { headers, body } = isMoved ? towards(origin, answer) : answer
    for (const [name, value] of headers) reply.header(name, value)
    return reply.code(answer.status).send(body)
  })
  return server
}
