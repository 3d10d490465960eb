import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

const HEADERS = { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3' }
const APPLICATION = '/wps/promotions/promo_welcome/application'

/** One field or file of a multipart body. */
const part = (name: string, text: string, filename?: string): string =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${text}\r\n`

onEachDatabase('a hostile request', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async () => {
    const who = player(at.sandbox.app)
    await who.login('member')
    return who
  }

  test('with texts that no database stores is refused', async () => {
    const who = await signedIn()
    const codes = []
    for (const text of ['a\0b', '\ud800', '\udfff']) {
      codes.push((await who.call('PATCH', '/wps/member/info', { body: { nickname: text } })).code)
      codes.push((await who.call('PATCH', '/wps/member/info', { body: { payeeName: text } })).code)
      codes.push((await who.call('PATCH', '/wps/member/passkeys/1', { body: { name: text } })).code)
    }
    codes.push((await who.call('GET', '/wps/member/username?userName=a%00b')).code)
    codes.push((await who.call('GET', '/wps/promotions/a%00b')).code)
    const human = await who.human()
    const sealed = { type: 'username', username: 'a\0b', password: 'x', human }
    codes.push((await who.sealed('POST', '/wps/session/login', sealed)).code)
    expect(new Set(codes)).toEqual(new Set(['request.invalid']))
    const state = await at.sandbox.app.inject('/sandbox/outbox?merchant=a%00b')
    expect(state.statusCode).toBe(400)
  })

  test('with fields named as what every object has is refused', async () => {
    const who = await signedIn()
    // Items of a list without repetitions are compared, and a comparison asks objects for their text.
    const consents = [{ toString: 1 }, { toString: 2 }]
    const { status, code } = await who.call('PUT', '/wps/member/marketing', { body: { consents } })
    expect([status, code]).toEqual([400, 'request.invalid'])
  })

  test.each([
    ['no boundary', 'multipart/form-data', part('comment', 'x'), 400],
    ['JSON in place of parts', 'multipart/form-data; boundary=edge', '{}', 400],
    ['a body that is cut off', 'multipart/form-data; boundary=edge', part('comment', 'x'), 400],
    [
      'a field that is there twice',
      'multipart/form-data; boundary=edge',
      `${part('comment', 'x')}${part('comment', 'y')}--edge--`,
      400,
    ],
    [
      'a field of the prototype',
      'multipart/form-data; boundary=edge',
      `${part('__proto__', 'x')}--edge--`,
      400,
    ],
    [
      'four files',
      'multipart/form-data; boundary=edge',
      `${'1234'.replaceAll(/./g, part('images', 'x', 'a.png'))}--edge--`,
      413,
    ],
    [
      'thirty fields',
      'multipart/form-data; boundary=edge',
      `${Array.from({ length: 30 }, (_, at) => part(`f${at}`, 'x')).join('')}--edge--`,
      413,
    ],
    [
      'a file of six megabytes',
      'multipart/form-data; boundary=edge',
      `${part('images', 'x'.repeat(6 * 1024 * 1024), 'a.png')}--edge--`,
      413,
    ],
  ])('with %s is refused', async (_name, type, payload, status) => {
    const { token } = await signedIn()
    const answer = await at.sandbox.app.inject({
      method: 'POST',
      url: APPLICATION,
      headers: { ...HEADERS, authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([status, false])
  })

  test('is decoded once', async () => {
    const statusOf = async (url: string) => (await player(at.sandbox.app).call('GET', url)).status
    expect(await statusOf('/wps/promotions/promo%5Fwelcome')).toBe(200)
    expect(await statusOf('/wps/promotions/promo%255Fwelcome')).toBe(400)
    expect(await statusOf('/wps/promotions?pageNo=%31')).toBe(200)
    expect(await statusOf('/wps/promotions?pageNo=%2531')).toBe(400)
  })

  test('of a method that the contract does not have is refused', async () => {
    const statusOf = async (method: 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH') =>
      (await at.sandbox.app.inject({ method, url: '/wps/system/status', headers: HEADERS })).statusCode
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)
      expect([method, await statusOf(method)]).toEqual([method, 404])
  })

  test('with a field of a form that is there twice is refused', async () => {
    const write = async (payload: string) => {
      const answer = await at.sandbox.app.inject({
        method: 'POST',
        url: '/wps/email',
        headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      return [answer.statusCode, answer.json<{ data?: { fields: object } }>().data?.fields]
    }
    const form = 'email=a%40example.com&content=Hello&subject=One'
    expect(await write(form)).toEqual([200, undefined])
    expect(await write(`${form}&subject=Two`)).toEqual([400, { subject: 'type' }])
  })

  test('with many faulty items names some of them', async () => {
    const who = await signedIn()
    const body = { limits: Array.from({ length: 70 }, () => 'a') }
    const reply = await who.call('PUT', '/wps/member/limits', { body })
    expect(reply.code).toBe('request.invalid')
    expect(Object.keys(reply.data?.fields ?? {}).length).toBeLessThanOrEqual(64)
  })

  test.each([1, 9, 1441, -1])(
    'for a session of %i minutes is refused before it is stored',
    async (minutes) => {
      const who = await signedIn()
      const reply = await who.call('PUT', '/wps/member/limits', { body: { sessionMinutes: minutes } })
      expect(reply.code).toBe('request.invalid')
      expect((await who.call('GET', '/wps/member/limits')).status).toBe(200)
    },
  )

  test('for what the merchant does not offer is refused within the contract', async () => {
    const reply = await player(at.sandbox.app).sealed('POST', '/wps/member/password/phone', {
      mobileNum: '790000002',
      countryDialingCode: '356',
      newPassword: 'First-2026',
      confirmNewPassword: 'First-2026',
      firebaseIdToken: 'a.b.c',
      firebaseChannel: 'sms',
    })
    expect(reply).toMatchObject({ status: 403, code: 'feature.off' })
  })

  test('that no route sees is answered in the envelope too', async () => {
    const ask = (url: string, headers: Record<string, string> = {}, payload?: string) =>
      at.sandbox.app.inject({
        method: payload === undefined ? 'GET' : 'DELETE',
        url,
        headers: { ...HEADERS, ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
    const answers = [
      await ask('/wps/promotions/%E0%A4%A'),
      await ask(`/wps/promotions/${'x'.repeat(2000)}`),
      await ask('/wps/system/status', { merchant: 'X'.repeat(3000) }),
      await ask('/wps/member/devices', { 'content-type': 'application/xml' }, '<a/>'),
      await ask('/wps/member/devices', { 'content-type': 'application/json' }, `"${'x'.repeat(300_000)}"`),
    ]
    for (const answer of answers) {
      const body = answer.json<{ code: string; requestId: string; message: string }>()
      expect([answer.statusCode, body.code]).toEqual([400, 'request.invalid'])
      expect(body.requestId).toMatch(/^[A-Za-z0-9._:-]{8,64}$/)
      expect(answer.headers['x-request-id']).toBe(body.requestId)
      expect(body.message.length).toBeLessThanOrEqual(500)
    }
  })

  test('that is no HTTP, or has too long or two headers, is answered and does no harm', async () => {
    await at.sandbox.app.listen({ port: 0, host: '127.0.0.1' })
    const address = at.sandbox.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (chunk: Buffer) => {
          heard += chunk.toString()
        })
        socket.once('close', () => resolve(heard))
        socket.once('error', reject)
      })
    const { token } = await signedIn()
    const twice = async (url: string, headers: string[]) => {
      const own = Object.entries({ ...HEADERS, connection: 'close' }).map(
        ([name, value]) => `${name}: ${value}`,
      )
      const heard = await say([`GET ${url} HTTP/1.1`, ...headers, ...own, '', ''].join('\r\n'))
      return heard.split(' ')[1]
    }
    const [host, bearer] = [`host: localhost:${port}`, `authorization: Bearer ${token}`]
    expect(await twice('/wps/member/info', [host, bearer])).toBe('200')
    expect(await twice('/wps/member/info', [host, bearer, 'authorization: Bearer x'])).toBe('401')
    expect(await twice('/sandbox/outbox', [host])).toBe('200')
    expect(await twice('/sandbox/outbox', [host, 'host: evil.example'])).toBe('403')
    for (const text of [
      'nonsense\r\n\r\n',
      'POST /wps/session/refresh HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /wps/session/refresh HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n12345',
      `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(40_000)}\r\n\r\n`,
    ]) {
      const [head = '', body = ''] = (await say(text)).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 400 /)
      expect(head.toLowerCase()).toContain('cache-control: no-store\r\nx-content-type-options: nosniff')
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'request.invalid' })
    }
    expect(await say('TRACE /wps/system/status HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 404 /,
    )
    expect((await player(at.sandbox.app).call('GET', '/wps/system/status')).status).toBe(200)
  })
})
