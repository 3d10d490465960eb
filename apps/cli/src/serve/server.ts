import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { openBundles } from './bundles.ts'
import type { Bundles } from './bundles.ts'
import { sandboxElsewhere } from './elsewhere.ts'
import { answerFile } from './files.ts'
import { DEFAULT_SANDBOX, proxyGateway } from './gateway.ts'
import { overviewPage } from './overview.ts'

export interface ServeOptions {
  /** Folder of the bundles. */
  readonly out: string
  /** What is served instead of that folder's bundles, such as promoted releases. */
  readonly bundles?: Bundles
  /** Only used in the overview's links. */
  readonly port: number
  /** Origin of the gateway. */
  readonly sandbox: string
}

/** Serves every built brand by its host, with the headers it was built with. */
export async function createServer(options: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: false }, exposeHeadRoutes: true })
  const { out, port, sandbox, bundles = openBundles(out) } = options
  const origin = new URL(sandbox).origin
  const elsewhere = origin === DEFAULT_SANDBOX ? undefined : sandboxElsewhere(origin)
  await proxyGateway(server, origin)
  server.get('/*', async (request, reply) => {
    const bundle = await bundles.find(request.headers.host ?? '', request.headers.cookie)
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
      ifNoneMatch: elsewhere
        ? elsewhere.ownEtag(request.headers['if-none-match'])
        : request.headers['if-none-match'],
    })
    const { headers, body } = elsewhere ? elsewhere.move(answer) : answer
    for (const [name, value] of headers) reply.header(name, value)
    return reply.code(answer.status).send(body)
  })
  return server
}
