import fastify, { type FastifyInstance } from 'fastify'

import { openBundles, type Bundles } from './bundles.ts'
import { DEFAULT_SANDBOX, proxyGateway } from './gateway.ts'
import { showAt, together } from './previewedTime.ts'
import type { Renewal } from './renewal.ts'
import { moveSandboxOrigin } from './sandboxOrigin.ts'
import { nowhere, serveSites } from './sites.ts'

export interface ServeOptions {
  /** Folder of the bundles. */
  readonly out: string
  /** Bundles to serve instead of that folder's, such as promoted releases. */
  readonly bundles?: Bundles
  /** Only used in the overview's links. */
  readonly port: number
  /** False where a browser on this machine gets no list of the brands either; default: true. */
  readonly overview?: boolean
  /** Origin of the gateway. */
  readonly sandbox: string
  /** Time that seasons are shown for, ms since 1970; absent, that of the visitor's clock. */
  readonly at?: number | undefined
  /** Undefined where documents are left as they are. */
  readonly renewal?: Renewal | undefined
  /** Called for a file of a release that has another content than when it was released. */
  readonly onDamage?: (file: string) => void
}

/** Server for every built brand by host, with the headers it was built with. */
export async function createServer(options: ServeOptions): Promise<FastifyInstance> {
  const server = fastify({
    routerOptions: { ignoreTrailingSlash: false },
    exposeHeadRoutes: true,
    // An address that cannot be decoded is answered as one that is nowhere, by no brand.
    frameworkErrors: (_error, _request, reply) => void nowhere(reply),
  })
  server.setNotFoundHandler((_request, reply) => nowhere(reply))
  const { out, port, sandbox, overview = true, renewal, onDamage, at, bundles = openBundles(out) } = options
  const origin = new URL(sandbox).origin
  await proxyGateway(server, origin)
  await server.register(serveSites, {
    bundles,
    overviewPort: overview ? port : undefined,
    move: together([
      origin === DEFAULT_SANDBOX ? undefined : moveSandboxOrigin(origin),
      at === undefined ? undefined : showAt(at),
    ]),
    renewal,
    onDamage,
  })
  return server
}
