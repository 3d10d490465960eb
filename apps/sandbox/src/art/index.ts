import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { fail } from '../failure.ts'
import type { SandboxModule } from '../operations.ts'
import { drawPicture, drawTile, type PictureQuery } from './draw.ts'
import { formatFor } from './formats.ts'
import { artVersion } from './imageSizing.ts'
import { needsFaces } from './lettering.ts'
import { pictureStore } from './pictureStore.ts'
import { fitPicture, readSize, VERSION_PARAMETER } from './sizes.ts'

const CACHE = fileURLToPath(new URL('../../.cache/pictures', import.meta.url))
const store = pictureStore(CACHE)

/**
 * Routes of the sandbox's pictures, drawn on request: as SVG, or in the size that the address asks for and
 * the best format that the browser accepts, as a platform's image host answers.
 */
function artRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string }; Querystring: PictureQuery }>('/sandbox/art/:file', (request, reply) =>
    send(request, reply, drawTile(nameOf(request.params.file)) ?? missing()),
  )
  app.get<{ Params: { kind: string; file: string }; Querystring: PictureQuery }>(
    '/sandbox/art/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params
      return send(request, reply, (await drawPicture(kind, nameOf(file), request.query)) ?? missing())
    },
  )
}

const nameOf = (file: string): string => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : missing())

function missing(): never {
  fail(404, 'resource.not_found', { message: 'There is no such picture.' })
}

/** A day, and a week for showing the old picture while a new one is fetched. */
const UNVERSIONED = 'public, max-age=86400, stale-while-revalidate=604800'
/** A year: another drawing has another address. */
const VERSIONED = 'public, max-age=31536000, immutable'

async function send(
  request: FastifyRequest<{ Querystring: PictureQuery }>,
  reply: FastifyReply,
  svg: string,
): Promise<FastifyReply> {
  const { query, headers } = request
  const size = readSize(query)
  const format = size && !needsFaces(svg) ? formatFor(headers.accept) : undefined
  const { content, etag } =
    size && format
      ? await store.get(fitPicture(svg, size), format)
      : { content: svg, etag: `"${createHash('sha1').update(svg).digest('base64url')}"` }
  reply.headers({
    etag,
    'cache-control': query[VERSION_PARAMETER] === (await artVersion()) ? VERSIONED : UNVERSIONED,
    vary: 'Accept',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // A picture opened by itself is a document, so scripts are forbidden.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(format ? `image/${format}` : 'image/svg+xml; charset=utf-8').send(content)
}

/** Module that serves generated pictures. */
export const art: SandboxModule = { name: 'art', operations: {}, routes: (app) => artRoutes(app) }
