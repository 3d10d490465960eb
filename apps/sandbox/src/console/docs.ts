import { CONTRACTS } from '@livery/api/contract'
import Fastify, { type FastifyInstance } from 'fastify'

import { documentUri } from '../contract/documents.ts'
import type { Contract } from '../contract/index.ts'

const PREFIX = '/sandbox/docs'

/** Content security policy that forbids other hosts. */
const POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:"

/**
 * Reference page of the contract. The renderer takes four megabytes, so it is loaded on the first visit,
 * into an internal server that only these routes call.
 */
export function docsRoutes(app: FastifyInstance, contract: Contract): void {
  let renderer: Promise<FastifyInstance> | undefined
  for (const name of CONTRACTS) {
    app.get(`${PREFIX}/${name}.json`, async () => contract.documents.get(documentUri(name)))
  }
  const render = async (url: string) => {
    renderer ??= createRenderer()
    return (await renderer).inject({ method: 'GET', url })
  }
  app.get(PREFIX, async (_request, reply) => reply.redirect(`${PREFIX}/`))
  for (const path of [`${PREFIX}/`, `${PREFIX}/js/scalar.js`]) {
    app.get(path, async (_request, reply) => {
      const page = await render(path)
      const type = page.headers['content-type'] ?? 'text/plain'
      return reply
        .header('content-type', type)
        .header('content-security-policy', POLICY)
        .send(page.rawPayload)
    })
  }
}

async function createRenderer(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(reference, {
    routePrefix: PREFIX,
    configuration: {
      pageTitle: 'Livery gateway',
      withDefaultFonts: false,
      telemetry: false,
      // The renderer's own online services are switched off.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
      sources: CONTRACTS.map((name) => ({ title: `/${name}`, slug: name, url: `${PREFIX}/${name}.json` })),
    },
  })
  await server.ready()
  return server
}
