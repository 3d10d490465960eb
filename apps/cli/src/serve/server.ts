import fastify, { type FastifyInstance } from 'fastify'

import { openBundles, type Bundles } from './bundles.ts'
import { DEFAULT_SANDBOX, proxyGateway } from './gateway.ts'
import type { Renewal } from './renewal.ts'
import { sandboxOriginRewriter } from './sandboxOrigin.ts'
import { serveSites } from './sites.ts'

export interface ServeOptions {
  /** Folder of the bundles. */
  readonly out: string
  /** Bundles to serve instead of that folder's, such as promoted releases. */
  readonly bundles?: Bundles
  /** Only used in the overview's links. */
  readonly port: number
  /** Origin of the gateway. */
  readonly sandbox: string
  /** Undefined where documents are left as they are. */
  readonly renewal?: Renewal | undefined
}

/** Server for every built brand by host, with the headers it was built with. */
export async function createServer(options: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: false }, exposeHeadRoutes: true })
  const { out, port, sandbox, bundles = openBundles(out) } = options
  const origin = new URL(sandbox).origin
  const rewriter = origin === DEFAULT_SANDBOX ? undefined : sandboxOriginRewriter(origin)
  await proxyGateway(server, origin)
  await server.register(serveSites, { bundles, port, rewriter, renewal: options.renewal })
  return server
}
