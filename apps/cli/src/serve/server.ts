import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { openBundles } from './bundles.ts'
import { answerFile } from './files.ts'
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

/** Serves every built brand by its host, with the headers it was built with. */
export async function createServer({ out, port, sandbox }: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: false }, exposeHeadRoutes: true })
  const bundles = openBundles(out)
  const origin = new URL(sandbox).origin
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
    for (const [name, value] of answer.headers) {
      // A sandbox on another port than the brands' development origins say.
      reply.header(
        name,
        name === 'Content-Security-Policy' ? value.replaceAll(DEFAULT_SANDBOX, origin) : value,
      )
    }
    return reply.code(answer.status).send(answer.body)
  })
  return server
}
