import { createHash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { fail } from '../failure.ts'
import type { SandboxModule } from '../operations.ts'
import { drawPicture, drawTile, type PictureQuery } from './draw.ts'

/**
 * Routes of the sandbox's pictures, drawn on request. Pictures never change within a release, so browsers
 * may cache them for a day and revalidate by ETag afterwards.
 */
function artRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/sandbox/art/:file', (request, reply) => {
    const picture = drawTile(nameOf(request.params.file))
    return picture === undefined ? missing() : send(request, reply, picture)
  })
  app.get<{ Params: { kind: string; file: string }; Querystring: PictureQuery }>(
    '/sandbox/art/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params
      const picture = await drawPicture(kind, nameOf(file), request.query)
      return picture === undefined ? missing() : send(request, reply, picture)
    },
  )
}

const nameOf = (file: string): string => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : missing())

function missing(): never {
  fail(404, 'resource.not_found', { message: 'There is no such picture.' })
}

function send(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const tag = `"${createHash('sha1').update(svg).digest('base64url')}"`
  reply.headers({
    etag: tag,
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // A picture opened by itself is a document, so scripts are forbidden.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('image/svg+xml').send(svg)
}

/** Module that serves generated pictures. */
export const art: SandboxModule = { name: 'art', operations: {}, routes: (app) => artRoutes(app) }
