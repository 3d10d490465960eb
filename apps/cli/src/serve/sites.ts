import type { FastifyInstance, FastifyReply } from 'fastify'

import { headersOf, type Header } from '../stamp/headers.ts'
import { answerWith, type MovedTexts } from './answer.ts'
import type { Bundles } from './bundles.ts'
import { openContents } from './contents.ts'
import { findFile } from './files.ts'
import { hostName } from './hosts.ts'
import { overviewPage } from './overview.ts'
import type { Renewal } from './renewal.ts'

/** Built brands to serve, and what is changed on their way out. */
export interface SiteOptions {
  readonly bundles: Bundles
  /** Port in the links of the list of brands, which a browser on this machine gets at localhost; absent, nobody does. */
  readonly overviewPort?: number | undefined
  /** Absent when brands are served with the sandbox that they name. */
  readonly move?: MovedTexts | undefined
  /** Absent where documents are left as they are. */
  readonly renewal?: Renewal | undefined
  /** Called for a file of a release that has another content than when it was released. */
  readonly onDamage?: ((file: string) => void) | undefined
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Answer for what is nowhere: it names no brand. */
export function nowhere(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('Content-Type', 'text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .send('Not found\n')
}

function addHeaders(reply: FastifyReply, headers: readonly Header[]): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value)
  return reply
}

/**
 * Serves every brand by its host: compressed where the visitor takes it, hashed files for good, routes with a page. A
 * host of no brand gets an answer that says nothing.
 */
export async function serveSites(site: FastifyInstance, options: SiteOptions): Promise<void> {
  const { bundles, overviewPort, move, renewal, onDamage } = options
  const contents = openContents({ onDamage })

  site.get('/*', async (request, reply) => {
    const { headers, url } = request.raw
    const bundle = await bundles.find(headers.host ?? '', headers.cookie)
    if (bundle === undefined) {
      const isHere =
        THIS_MACHINE.has(hostName(headers.host ?? '')) && LOOPBACK.test(request.socket.remoteAddress ?? '')
      if (overviewPort === undefined || !isHere || url !== '/') return nowhere(reply)
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .send(overviewPage(await bundles.list(), overviewPort))
    }
    const found = await findFile(bundle, (url ?? '/').replace(/#.*/, ''))
    if (found === undefined) {
      addHeaders(reply, headersOf(bundle.served.rules, '/'))
      return reply.code(404).header('Content-Type', 'text/plain; charset=utf-8').send('Not found\n')
    }
    if (found.path.endsWith('.html')) renewal?.visited(bundle)
    const answer = await answerWith(found, headers, { contents, move })
    return addHeaders(reply, answer.headers).code(answer.status).send(answer.body)
  })
}
