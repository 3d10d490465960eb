import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { readContract } from '../contract/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { mayCompress } from './compression.ts'

const ASKING = { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3' }
const GAMES = '/lgw/games/hot?merchantCode=AUR01&isPlatform=2&language=EN&platform=html5'

describe('compression of answers', () => {
  test('is for reads without a secret', async () => {
    const { calls } = await readContract()
    const open = calls.filter(mayCompress)
    expect(open.every(({ method }) => method === 'get')).toBe(true)
    const names = open.map(({ operationId }) => operationId)
    expect(names).toEqual(
      expect.arrayContaining(['getWhitelabel', 'listGames', 'listHotGames', 'getTransactions']),
    )
    for (const secret of [
      'login',
      'getLoginKeys',
      'createTrialAccount',
      'refreshSession',
      'getCaptcha',
      'getHumanChallenge',
      'launchChat',
      'launchGame',
      'launchLottery',
    ])
      expect(names).not.toContain(secret)
  })
})

onEachDatabase('the wire', (fresh) => {
  const at = useSandbox(fresh)
  const ask = (url: string, headers: Record<string, string> = {}) =>
    at.sandbox.app.inject({ method: 'GET', url, headers: { ...ASKING, ...headers } })

  test('carries large answers compressed, as the client accepts them, and small ones as they are', async () => {
    const plain = await ask('/wps/system/country')
    expect([plain.headers['content-encoding'], plain.rawPayload.length > 1024]).toEqual([undefined, true])
    const brotli = await ask('/wps/system/country', { 'accept-encoding': 'gzip, deflate, br' })
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
      'br',
      plain.body,
    ])
    const gzip = await ask('/wps/system/country', { 'accept-encoding': 'gzip' })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      plain.body,
    ])
    expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(brotli.headers.vary?.toString().toLowerCase()).toContain('accept-encoding')
    const small = await ask('/wps/system/status', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
  })

  test('never carries a key compressed', async () => {
    const keys = await ask('/wps/captcha?module=CAPTCHA3', { 'accept-encoding': 'br' })
    expect([keys.statusCode, keys.headers['content-encoding'], keys.rawPayload.length > 1024]).toEqual([
      200,
      undefined,
      true,
    ])
  })

  test('public answers are asked for again by their tag, and differ by merchant and language', async () => {
    const first = await ask(GAMES)
    expect(first.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=[1-9]\d*, stale-while-revalidate=/),
      etag: expect.stringMatching(/^W\//),
      vary: expect.stringContaining('Merchant, Accept-Language'),
    })
    const tag = String(first.headers.etag)
    const again = await ask(GAMES, { 'if-none-match': tag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect(
      (await ask(GAMES.replace('EN', 'CN'), { 'accept-language': 'CN', 'if-none-match': tag })).statusCode,
    ).toBe(200)
  })

  test('the operator’s switches are asked for every time', async () => {
    const before = await ask('/wps/system/whitelabel')
    expect(before.headers['cache-control']).toBe('public, no-cache')
    const tag = String(before.headers.etag)
    expect((await ask('/wps/system/whitelabel', { 'if-none-match': tag })).statusCode).toBe(304)
    await at.sandbox.app.inject({
      method: 'PUT',
      url: '/sandbox/state?merchant=AUR01',
      payload: { flags: { VIP: false } },
    })
    expect((await ask('/wps/system/whitelabel', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('a member’s answers, failures and the state of the site are kept by nobody', async () => {
    const robin = player(at.sandbox.app)
    await robin.login('member')
    const { token } = robin
    const mine = await ask(GAMES, { authorization: `Bearer ${token}` })
    const refused = await ask('/wps/promotions/nothing')
    const status = await ask('/wps/system/status')
    for (const { headers } of [mine, refused, status])
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })
})
