import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'

import { createFixture } from '../testing/fixture.ts'
import { DEFAULT_SANDBOX } from './gateway.ts'
import { previewedTime } from './previewedTime.ts'
import { createServer } from './server.ts'

// A whole bundle: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it('pages of another time carry it, and nothing else of them changes', async () => {
  const fixture = await createFixture()
  await fixture.build({ ids: ['harbour'] })
  const at = previewedTime('2026-12-24T18:00Z')
  const later = await createServer({
    out: join(fixture.root, 'dist'),
    port: 7100,
    sandbox: DEFAULT_SANDBOX,
    at,
  })
  const usual = await createServer({ out: join(fixture.root, 'dist'), port: 7100, sandbox: DEFAULT_SANDBOX })
  const read = (from: FastifyInstance, url: string) =>
    from.inject({ url, headers: { host: 'harbour.localhost', 'accept-encoding': 'br' } })
  const text = async (from: FastifyInstance, url: string) =>
    brotliDecompressSync((await read(from, url)).rawPayload).toString()
  for (const url of ['/', '/m/securityCenter']) {
    const page = await text(later, url)
    expect(page).toContain(`<html data-at="${at}" lang`)
    expect(page.replace(` data-at="${at}"`, '')).toBe(await text(usual, url))
    const [one, other] = [await read(later, url), await read(usual, url)]
    expect(one.headers['etag']).not.toBe(other.headers['etag'])
    expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
  }
  await later.close()
  await usual.close()
  await fixture.remove()
})

it.each([
  ['2026-12-24', '2026-12-24T12:00:00.000Z'],
  ['2026-12-24T18:00+01:00', '2026-12-24T17:00:00.000Z'],
])('serve --at %s is %s', (written, instant) => {
  expect(new Date(previewedTime(written)).toISOString()).toBe(instant)
})

it.each(['2026-12-24T18:00', 'Christmas', '2026-13-24', ''])('serve --at %j is refused', (written) => {
  expect(() => previewedTime(written)).toThrow('give a day such as 2026-12-24')
})
