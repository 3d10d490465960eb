import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createServer } from './server.ts'

const LARGE = JSON.stringify({ success: true, value: 'game '.repeat(1000) })

const gateway = createHttpServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  if (request.url === '/lgw/games/hot?large') {
    const { 'accept-encoding': encodings, 'if-none-match': tag } = request.headers
    response
      .setHeader('ETag', 'W/"games"')
      .setHeader('Cache-Control', 'public, max-age=30')
      .setHeader('Vary', 'Merchant')
    if (tag === 'W/"games"') return void response.writeHead(304).end()
    if (encodings !== 'br') return void response.end(LARGE)
    return void response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(LARGE))
  }
  response.end(
    JSON.stringify({
      url: request.url,
      merchant: request.headers['merchant'],
      from: request.headers['x-forwarded-host'],
      visitor: request.headers['x-forwarded-for'],
    }),
  )
})

/** Server without a brand: the gateway is the same to all of them. */
const serverFor = (sandbox: string) => createServer({ out: 'no/bundles', port: 7100, sandbox })

let server: FastifyInstance

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  server = await serverFor(`http://127.0.0.1:${port}`)
})

afterAll(async () => {
  await server.close()
  gateway.close()
})

function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers: { host: 'harbour.localhost:7100', ...headers } })
}

describe('the gateway', () => {
  it.each(['/wps/system/status?x=1', '/lgw/games/hot', '/lotto/list', '/sandbox/art/1.svg'])(
    'is proxied at %s',
    async (path) => {
      const { statusCode, body } = await get(path, { merchant: 'HAR01', 'x-forwarded-for': '203.0.113.9' })
      expect(statusCode).toBe(200)
      // Each visitor has an address of its own, and cannot choose it.
      const seen = { from: 'harbour.localhost:7100', visitor: '127.0.0.1' }
      expect(JSON.parse(body)).toEqual({ url: path, merchant: 'HAR01', ...seen })
    },
  )

  it('is passed on as it answers: compressed, tagged, with its time to keep', async () => {
    const { headers, rawPayload } = await get('/lgw/games/hot?large', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      etag: 'W/"games"',
      'cache-control': 'public, max-age=30',
      vary: 'Merchant',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(LARGE)
    expect((await get('/lgw/games/hot?large')).body).toBe(LARGE)
    const again = await get('/lgw/games/hot?large', { 'if-none-match': 'W/"games"' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('that is unreachable is reported in the contract’s envelope', async () => {
    const lonely = await serverFor('http://127.0.0.1:9')
    const { statusCode, body } = await lonely.inject({
      url: '/wps/system/status',
      headers: { host: 'harbour.localhost' },
    })
    expect(statusCode).toBe(502)
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'gateway.unreachable' })
    await lonely.close()
  })
})
