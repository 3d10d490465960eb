import { describe, expect, test, vi } from 'vitest'

import { GatewayError } from './gatewayError.ts'
import { caught, failure, gatewayWith, silence, success, WALLET } from './testing/fakeNetwork.ts'
import { unwrap } from './unwrap.ts'

describe('answers', () => {
  test('unwrap gives the value', async () => {
    const { gateway } = gatewayWith(() => success(WALLET))
    await expect(unwrap(gateway.GET('/wps/wallets/gcs'))).resolves.toEqual(WALLET)
    expect(unwrap(await gateway.GET('/wps/wallets/gcs'))).toEqual(WALLET)
  })

  test('a refusal rejects with its code, with and without unwrap', async () => {
    const { gateway } = gatewayWith(() => failure(429, 'rate.limited', { 'Retry-After': '30' }))
    const refusal = {
      name: 'GatewayError',
      status: 429,
      code: 'rate.limited',
      requestId: 'request-1',
      retryAfter: 30,
    }
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject(refusal)
    expect(await caught(unwrap(gateway.GET('/wps/wallets/gcs')))).toMatchObject(refusal)
  })

  test('a refusal without a request id carries the one that was sent', async () => {
    const body = { success: false, code: 'wallet.insufficient', message: 'Too little.' }
    const { gateway, last } = gatewayWith(() => Response.json(body, { status: 422 }))
    const error = await caught(unwrap(gateway.GET('/wps/wallets/gcs')))
    expect(error).toMatchObject({ code: 'wallet.insufficient' })
    expect((error as GatewayError).requestId).toBe(last().headers.get('X-Request-Id'))
  })

  test('events are handed over as they begin; the limit is lifted, and the caller ends them (S-sports-08)', async () => {
    const events = (request: Request) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('id: 1\ndata: {}\n\n'))
          request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
    }
    vi.useFakeTimers()
    try {
      const { gateway } = gatewayWith(events, { timeLimits: { call: 50 } })
      const caller = new AbortController()
      const { data } = await gateway.GET('/lgw/sports/stream', { parseAs: 'stream', signal: caller.signal })
      const reader = data?.getReader()
      expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('id: 1')
      vi.advanceTimersByTime(60_000)
      const rest = reader?.read()
      caller.abort(new Error('left'))
      await expect(rest).rejects.toThrow('left')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a result of another client is refused by unwrap', () => {
    const response = new Response('{}', { status: 422 })
    expect(() => unwrap({ error: { code: 'wallet.insufficient' }, response })).toThrow(TypeError)
  })

  test.each([
    ["a proxy's page", () => new Response('<h1>502</h1>', { status: 502 }), 502],
    ['a page instead of JSON', () => new Response('<h1>Hello</h1>'), 200],
    ['JSON of another shape', () => Response.json({ hello: true }), 200],
    ['nothing at all', () => new Response(null, { status: 204 }), 204],
  ])('%s is unreadable', async (_, answer, status) => {
    const { gateway, last } = gatewayWith(answer)
    const error = await caught(gateway.GET('/wps/wallets/gcs'))
    expect(error).toMatchObject({ code: 'network.unreadable', status })
    expect((error as GatewayError).requestId).toBe(last().headers.get('X-Request-Id'))
  })

  test('a network failure becomes network.offline', async () => {
    const { gateway } = gatewayWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({
      code: 'network.offline',
      status: 0,
    })
  })

  test('a connection that breaks in the middle of an answer', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const { gateway } = gatewayWith(() => new Response(broken))
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({ code: 'network.offline' })
  })
})

describe('while the device is offline', () => {
  const move = { body: { direction: 'in', vassalage: 'PRISM', amount: '5.00' } } as const

  test('a call that changes something fails at once without being sent (S-money-04)', async () => {
    const onFailure = vi.fn<(error: GatewayError) => void>()
    const { gateway, requests } = gatewayWith(() => success(WALLET), { isOnline: () => false, onFailure })
    expect(await caught(gateway.POST('/wps/relay/GCS_walletTransfer', move))).toMatchObject({
      code: 'network.not_sent',
      status: 0,
    })
    expect(requests).toHaveLength(0)
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test('a call that only reads is sent, because the browser may answer it from a cache', async () => {
    const { gateway } = gatewayWith(() => success(WALLET), { isOnline: () => false })
    await expect(unwrap(gateway.GET('/wps/wallets/gcs'))).resolves.toEqual(WALLET)
  })
})

describe('time limits', () => {
  const timeLimits = { call: 20, upload: 120 }

  test('a call that takes too long (S-timing-04)', async () => {
    const { gateway } = gatewayWith(silence, { timeLimits })
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({
      code: 'network.timeout',
      status: 0,
    })
  })

  test('the limit applies until the whole answer has arrived', async () => {
    const { gateway } = gatewayWith(
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
          }),
        ),
      { timeLimits },
    )
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({ code: 'network.timeout' })
  })

  test('money calls have a time limit too: without an answer the result is unknown (S-money-06)', async () => {
    const { gateway } = gatewayWith(silence, { timeLimits })
    const body = { channelId: 'card', amount: '5.00' }
    expect(await caught(gateway.POST('/wps/transaction/deposit', { body }))).toMatchObject({
      code: 'network.timeout',
    })
  })

  test('an upload has a longer limit (S-timing-04)', async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(success({})), 60))
    const { gateway } = gatewayWith(slow, { timeLimits })
    const upload = gateway.POST('/wps/promotions/{promotionId}/application', {
      params: { path: { promotionId: 'p1' } },
      body: { images: [new Blob(['1'])] },
    })
    await expect(unwrap(upload)).resolves.toEqual({})
  })

  test.each([0, 5])("a caller's own abort after %i ms stays an AbortError and no failure", async (after) => {
    const onFailure = vi.fn<(error: GatewayError) => void>()
    const { gateway } = gatewayWith(silence, { onFailure })
    const controller = new AbortController()
    const call = caught(gateway.GET('/wps/wallets/gcs', { signal: controller.signal }))
    setTimeout(() => controller.abort(), after)
    expect(await call).toMatchObject({ name: 'AbortError' })
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('onFailure', () => {
  test.each<[string, Parameters<typeof gatewayWith>[0], boolean]>([
    ['a refusal', () => failure(422, 'wallet.insufficient'), true],
    ["a proxy's page", () => new Response('<h1>502</h1>', { status: 502 }), true],
    ['an answer of another shape', () => Response.json({ hello: true }), true],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['a call that is not sent', () => success(WALLET), false],
  ])('gets the same error object as the caller: %s', async (_, answer, online) => {
    const onFailure = vi.fn<(error: GatewayError) => void>()
    const { gateway } = gatewayWith(answer, { onFailure, isOnline: () => online })
    const move = { body: { direction: 'in', vassalage: 'PRISM', amount: '5.00' } } as const
    const error = await caught(unwrap(gateway.POST('/wps/relay/GCS_walletTransfer', move)))
    expect(onFailure).toHaveBeenCalledOnce()
    expect(onFailure.mock.calls[0]?.[0]).toBe(error)
  })

  test('is called once for every failure', async () => {
    const onFailure = vi.fn<(error: GatewayError) => void>()
    const answers = [failure(401, 'session.replaced'), new Response('?', { status: 502 }), success(WALLET)]
    const { gateway } = gatewayWith(() => answers.shift() ?? Promise.reject(new TypeError('offline')), {
      onFailure,
    })
    for (let call = 0; call < 4; call += 1) await caught(unwrap(gateway.GET('/wps/wallets/gcs')))
    expect(onFailure.mock.calls.map(([error]) => error.code)).toEqual([
      'session.replaced',
      'network.unreadable',
      'network.offline',
    ])
  })
})
