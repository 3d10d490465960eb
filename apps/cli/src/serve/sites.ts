import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { headersOf, type Header } from '../stamp/headers.ts'
import type { Bundles } from './bundles.ts'
import { findFile } from './files.ts'
import { overviewPage } from './overview.ts'
import type { Renewal } from './renewal.ts'
import type { OriginRewriter } from './sandboxOrigin.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Headers of a bundle's answer; null where no bundle answers. */
    bundleHeaders: readonly Header[] | null
  }
}

/** Built brands to serve, and what is changed on their way out. */
export interface SiteOptions {
  readonly bundles: Bundles
  /** Only used in the overview's links. */
  readonly port: number
  /** Undefined when brands are served with the sandbox that they name. */
  readonly rewriter: OriginRewriter | undefined
  /** Undefined where documents are left as they are. */
  readonly renewal?: Renewal | undefined
}

/**
 * Serves every brand by its host: brotli copies where the build made them, hashed files for good, routes with a page.
 * A host without a brand gets a list of those there are.
 */
export async function serveSites(site: FastifyInstance, options: SiteOptions): Promise<void> {
  const { bundles, port, rewriter, renewal } = options
  site.decorateReply('bundleHeaders', null)
  await site.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // A release that is taken back is older than the one before it: only ETags tell them apart.
    lastModified: false,
  })

  site.addHook('onSend', async (request, reply, payload) => {
    if (reply.bundleHeaders === null) return payload
    // The bundle's word comes last: the plugin calls the kinds of some files otherwise than nginx does.
    for (const [name, value] of reply.bundleHeaders) reply.header(name, value)
    // HEAD tells of the file as it was built: there is no text to change, and so no length of it.
    return rewriter === undefined || request.method === 'HEAD'
      ? payload
      : await moveAnswer(rewriter, reply, payload)
  })

  site.get('/*', async (request, reply) => {
    const bundle = await bundles.find(request.headers.host ?? '', request.headers.cookie)
    if (bundle === undefined) {
      return reply
        .code(request.url === '/' ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(overviewPage(await bundles.list(), port))
    }
    const found = await findFile(bundle, request.url.replace(/#.*/, ''))
    if (found === undefined) {
      reply.bundleHeaders = [
        ...headersOf(bundle.served.rules, '/'),
        ['Content-Type', 'text/plain; charset=utf-8'],
      ]
      return reply.code(404).send('Not found\n')
    }
    if (found.file.endsWith('.html')) renewal?.visited(bundle)
    reply.bundleHeaders = found.headers
    const { headers } = request.raw
    if (rewriter !== undefined) headers['if-none-match'] = rewriter.ownEtag(headers['if-none-match'])
    return reply.sendFile(found.file, found.folder)
  })
}

/** Rewrites an answer for a sandbox at another origin. @returns its body */
async function moveAnswer(rewriter: OriginRewriter, reply: FastifyReply, payload: unknown) {
  const body = payload instanceof Readable ? await buffer(payload) : String(payload ?? '')
  const headers = Object.entries(reply.getHeaders()).map(([name, value]): Header => [name, String(value)])
  const moved = rewriter.move({ status: reply.statusCode, headers, body })
  for (const [name] of headers) reply.removeHeader(name)
  for (const [name, value] of moved.headers) reply.header(name, value)
  // A page's length changes with the sandbox's address.
  reply.removeHeader('content-length')
  return moved.body
}
