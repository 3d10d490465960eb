import { describe, expect, test } from 'vitest'

import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

const TOKEN = 'a-token-for-the-console'

interface Visit {
  readonly method?: 'GET' | 'POST'
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly remoteAddress?: string
}

const visit = async (
  { app }: Sandbox,
  { method = 'GET', url = '/sandbox/merchants', headers = {}, remoteAddress = '127.0.0.1' }: Visit,
): Promise<number> => {
  const answer = await app.inject({
    method,
    url,
    headers: { host: 'localhost:7000', ...headers },
    remoteAddress,
  })
  return answer.statusCode
}

const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`

describe('doors of the sandbox', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)

  test.each<[string, Visit, number]>([
    ['this machine', {}, 200],
    ['this machine by IPv6', { headers: { host: '[::1]:7000' }, remoteAddress: '::1' }, 200],
    ['another machine', { remoteAddress: '192.0.2.7' }, 403],
    ['a page that made its own name point here', { headers: { host: 'evil.example' } }, 403],
    ['a name that stands before an @', { headers: { host: 'evil.example@localhost:7000' } }, 403],
    ['a visitor behind a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }, 403],
    ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['a page without origin', { headers: { origin: 'null' } }, 403],
    ['its own page', { headers: { origin: 'http://localhost:7000', 'sec-fetch-site': 'same-origin' } }, 200],
    ['a picture or script of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    [
      'a followed link',
      { url: '/sandbox', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
      200,
    ],
    [
      'a form of another site',
      {
        method: 'POST',
        url: '/sandbox/rotate-keys',
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      },
      403,
    ],
    [
      'a form of another site that names its origin',
      { method: 'POST', url: '/sandbox/rotate-keys', headers: { origin: 'https://evil.example' } },
      403,
    ],
    [
      'a token that is not asked for',
      { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer x' } },
      403,
    ],
  ])('%s', async (_name, from, status) => expect(await visit(at.sandbox, from)).toBe(status))

  test('what players open answers everyone, a payment only its own page', async () => {
    const from = { remoteAddress: '192.0.2.7', headers: { host: 'gateway.example' } }
    expect(await visit(at.sandbox, { ...from, url: '/sandbox/chat' })).toBe(200)
    expect(await visit(at.sandbox, { ...from, url: '/sandbox/chat/none' })).toBe(404)
    for (const url of ['/sandbox/desk', '/sandbox/chats', '/sandbox/chats/1'])
      expect(await visit(at.sandbox, { ...from, url })).toBe(403)
    expect(await visit(at.sandbox, { ...from, url: '/sandbox/pay/none' })).toBe(404)
    const pay = (origin: string) =>
      visit(at.sandbox, {
        method: 'POST',
        url: '/sandbox/pay/none',
        headers: { host: 'gateway.example', origin },
      })
    expect(await pay('https://gateway.example')).toBe(404)
    expect(await pay('https://evil.example')).toBe(403)
  })

  test('no page may frame them', async () => {
    const { headers } = await at.sandbox.app.inject('/sandbox')
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('pages of other origins read pictures, and no answer of a call', async () => {
    const allowed = async (url: string, method: 'GET' | 'OPTIONS' = 'GET') => {
      const { headers } = await at.sandbox.app.inject({
        method,
        url,
        headers: {
          merchant: 'AUR01',
          'accept-language': 'EN',
          gateway: '3',
          origin: 'https://evil.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'merchant',
        },
      })
      return Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))
    }
    for (const url of ['/wps/system/status', '/wps/promotions', '/play/api/balance', '/sandbox/chat/none']) {
      expect([url, await allowed(url)]).toEqual([url, []])
      expect([url, await allowed(url, 'OPTIONS')]).toEqual([url, []])
    }
    expect(await allowed('/sandbox/art/head/icon-03.svg')).toEqual([['access-control-allow-origin', '*']])
  })

  test('a link is built from the configured hosts, whatever the request says', async () => {
    const origin = async (headers: Readonly<Record<string, string>>) => {
      const who = player(at.sandbox.app)
      const { value } = await who.login('member')
      const answer = await who.call<{ inviteUrl: string }>('GET', '/wps/agent/referral', {
        headers: { authorization: `Bearer ${value.token}`, ...headers },
      })
      return new URL(answer.value.inviteUrl).origin
    }
    const own = 'https://play.aurora-casino.example'
    expect(await origin({ host: 'evil.example' })).toBe(own)
    expect(await origin({ host: 'localhost', 'x-forwarded-host': 'evil.example' })).toBe('http://localhost')
    expect(await origin({ host: 'evil.example', origin: 'https://evil.example' })).toBe(own)
    expect(await origin({ host: 'evil.example', origin: 'http://aurora.localhost:7100' })).toBe(
      'http://aurora.localhost:7100',
    )
  })
})

describe('doors with a token and a proxy', SLOW_TESTS, () => {
  test('open to whoever knows the token; the address comes from the trusted proxy alone', async () => {
    const sandbox = await createSandbox({
      database: await freshPglite('seeded'),
      reach: { token: TOKEN, proxies: ['10.0.0.0/8'] },
    })
    const far = (authorization?: string) =>
      visit(sandbox, { remoteAddress: '192.0.2.7', headers: authorization ? { authorization } : {} })
    expect(await far()).toBe(401)
    expect(await far(`Bearer ${TOKEN}`)).toBe(200)
    expect(await far(basic(TOKEN))).toBe(200)
    expect(await far(basic('wrong'))).toBe(401)
    const addressSeen = async (remoteAddress: string, forwarded = '203.0.113.9, 198.51.100.4') => {
      const answer = await sandbox.app.inject({
        url: '/wps/system/status',
        remoteAddress,
        headers: {
          merchant: 'AUR01',
          'accept-language': 'EN',
          gateway: '3',
          'x-forwarded-for': forwarded,
        },
      })
      return answer.json<{ value: { location: { ip: string } } }>().value.location.ip
    }
    expect(await addressSeen('10.1.2.3')).toBe('198.51.100.4')
    expect(await addressSeen('192.0.2.7')).toBe('192.0.2.7')
    // A proxy that passes on what is no address; the connection's own counts.
    expect(await addressSeen('10.1.2.3', 'x'.repeat(46))).toBe('10.1.2.3')
    await sandbox.close()
  })
})

describe('an address', SLOW_TESTS, () => {
  const limited = async () =>
    createSandbox({
      database: await freshPglite('seeded'),
      reach: { callLimits: { signIn: 2, other: 3, opened: 2 } },
    })
  const asking = ({ app }: Sandbox) => {
    const ask = (url: string, remoteAddress: string) =>
      app.inject({
        url,
        remoteAddress,
        headers: { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3' },
      })
    const statuses = async (url: string, remoteAddress: string, times: number) => {
      const seen = []
      for (let time = 0; time < times; time += 1) seen.push((await ask(url, remoteAddress)).statusCode)
      return seen
    }
    return { ask, statuses }
  }

  test('has one limit for signing in and another for all other calls', async () => {
    const sandbox = await limited()
    const { ask, statuses } = asking(sandbox)
    expect(await statuses('/wps/system/status', '192.0.2.7', 4)).toEqual([200, 200, 200, 429])
    expect(await statuses('/wps/session/keys', '192.0.2.7', 3)).toEqual([200, 200, 429])
    // The IPv6 network of a household or a phone is one caller.
    expect(await statuses('/wps/session/keys', '2001:db8::1', 2)).toEqual([200, 200])
    const refused = await ask('/wps/verification/human', '2001:db8::2')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate.limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await statuses('/wps/system/status', '127.0.0.1', 5)).toEqual([200, 200, 200, 200, 200])
    await sandbox.close()
  })

  test.each([
    ['/play/api/balance', 401],
    ['/play/slot/', 200],
    ['/sandbox/pay/none', 404],
    ['/sandbox/chat', 200],
    ['/sandbox/identity/jwks', 200],
    ['/sandbox/art/head/icon-03.svg', 200],
  ])('has a limit for what browsers open outside the contract: %s', async (url, status) => {
    const sandbox = await limited()
    const { statuses } = asking(sandbox)
    expect(await statuses(url, '192.0.2.7', 3)).toEqual([status, status, 429])
    expect(await statuses('/sandbox/chat', '192.0.2.7', 1)).toEqual([429])
    // The doors know their callers, and calls are counted apart.
    expect(await statuses('/sandbox/merchants', '192.0.2.7', 3)).toEqual([403, 403, 403])
    expect(await statuses('/wps/system/status', '192.0.2.7', 1)).toEqual([200])
    expect(await statuses(url, '127.0.0.1', 3)).toEqual([status, status, status])
    await sandbox.close()
  })

  test('of an IPv6 network is counted with its neighbours in the database too, and told whole', async () => {
    const sandbox = await createSandbox({ database: await freshPglite('seeded') })
    const { ask } = asking(sandbox)
    for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1'])
      expect((await ask('/wps/session/trial', address)).statusCode).toBe(200)
    const counted = await sandbox.db.rows<{ bucket: string; hits: number }>`
      select bucket, hits from rate_window where bucket like '%2001:%' order by hits`
    expect(counted).toEqual([
      { bucket: expect.stringMatching(/:2001:db8:0:8::$/) as string, hits: 1 },
      { bucket: expect.stringMatching(/:2001:db8:0:7::$/) as string, hits: 2 },
    ])
    const status = await ask('/wps/system/status', '2001:db8:0:7::1')
    expect(status.json<{ value: { location: object } }>().value.location).toMatchObject({
      ip: '2001:db8:0:7::1',
    })
    await sandbox.close()
  })
})
