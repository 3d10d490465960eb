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

  test('a failure is a result, and an error once unwrapped', async () => {
    const { gateway } = gatewayWith(() => failure(429, 'rate.limited', { 'Retry-After': '30' }))
    const result = await gateway.GET('/wps/wallets/gcs')
    expect(result.error).toMatchObject({ code: 'rate.limited' })
    expect(await caught(unwrap(gateway.GET('/wps/wallets/gcs')))).toMatchObject({
      name: 'GatewayError',
      status: 429,
      code: 'rate.limited',
      requestId: 'request-1',
      retryAfter: 30,
    })
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

  test('a network that is not there', async () => {
    const { gateway } = gatewayWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({
      code: 'network.offline',
      status: 0,
    })
  })

  test('a connection that breaks in the middle', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const { gateway } = gatewayWith(() => new Response(broken))
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({ code: 'network.offline' })
  })
})

describe('time limits', () => {
  const timeLimits = { call: 20, upload: 120 }

  test('a call that takes too long', async () => {
    const { gateway } = gatewayWith(silence, { timeLimits })
    expect(await caught(gateway.GET('/wps/wallets/gcs'))).toMatchObject({
      code: 'network.timeout',
      status: 0,
    })
  })

  test('the limit holds until the whole answer is there', async () => {
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

  test('an upload may take longer', async () => {
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
  test('hears of every failure once', async () => {
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
