import { createHash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { fail } from '../failure.ts'
import { catalogue } from '../games/catalogue.ts'
import type { SandboxModule } from '../operations.ts'
import { banner } from './banner.ts'
import { brandArt, type BrandColours } from './brandArt.ts'
import { gameTile } from './gameTile.ts'
import {
  categoryPicture,
  defaultPicture,
  headIcon,
  livePoster,
  motifPicture,
  payPicture,
  vendorMark,
  vipMedal,
} from './marks.ts'
import { ownBanner } from './ownBanner.ts'

type Query = Readonly<Record<string, string | undefined>>

/** Pictures by kind; undefined where there is none of that name. */
const KINDS: Readonly<
  Record<string, (name: string, query: Query) => string | undefined | Promise<string | undefined>>
> = {
  banner: bannerOf,
  vendor: vendorMark,
  category: categoryPicture,
  head: headIcon,
  pay: payPicture,
  vip: vipMedal,
  live: livePoster,
  motif: (name, query) => motifPicture(name, query['palette'] ?? 'gold'),
}

const HEX = /^#[0-9a-f]{6}$/i

/**
 * A brand that drew banners itself has its announcements' on them, each name always on the same one; others are painted
 * in the colours named in the query, else in the merchant's.
 */
async function bannerOf(name: string, query: Query): Promise<string> {
  const title = query['title']?.slice(0, 60)
  const { brand, accent, merchant = '' } = query
  const named = brand && accent && HEX.test(brand) && HEX.test(accent) ? { brand, accent } : undefined
  const art = named ? undefined : (await brandArt()).get(merchant)
  const own = art?.banners[placeOf(name) % art.banners.length]
  if (own !== undefined) return ownBanner(own, title)
  const colours: BrandColours | undefined = named ?? art
  return banner({ name, title, colours })
}

/** Banners that stand beside each other on home, so that neighbours are different pictures; any other name has a place too. */
const SHELF = ['welcome', 'tournament', 'cashback', 'live', 'newgame', 'invite', 'register']

function placeOf(name: string): number {
  const place = SHELF.indexOf(name)
  return place >= 0 ? place : [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

/**
 * Every picture of the sandbox, drawn when asked for. They never change within a release, so that browsers may
 * keep them for a day and ask by ETag after it.
 */
function artRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/sandbox/art/:file', (request, reply) => {
    const node = nameOf(request.params.file)
    if (node === 'default') return send(request, reply, defaultPicture())
    const game = catalogue().find(node)
    return game ? send(request, reply, gameTile(game)) : missing()
  })
  app.get<{ Params: { kind: string; file: string }; Querystring: Query }>(
    '/sandbox/art/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params
      const picture = Object.hasOwn(KINDS, kind)
        ? await KINDS[kind]?.(nameOf(file), request.query)
        : undefined
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
    // Opened by itself a picture is a document: it must not be able to do anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('image/svg+xml').send(svg)
}

/** The picture server. */
export const art: SandboxModule = { name: 'art', operations: {}, routes: (app) => artRoutes(app) }
