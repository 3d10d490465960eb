import { describe, expect, test, vi } from 'vitest'

import { createGateway, type GatewayOptions } from './createGateway.ts'
import { GatewayError } from './gatewayError.ts'
import { unwrap } from './unwrap.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const WALLET = { currency: 'EUR', symbol: '€', sumBalance: '10.00', balance: '10.00', wallets: [] }
const MOVE = { body: { direction: 'in', vassalage: 'PRISM', amount: '5.00' } } as const

const success = (value: unknown, init?: ResponseInit) => Response.json({ success: true, value }, init)
const failure = (status: number, code: string, headers?: HeadersInit) =>
  Response.json(
    { success: false, code, message: 'No.', requestId: 'request-1' },
    { status, ...(headers && { headers }) },
  )

/** A gateway whose network is `answer`, and what it was asked. */
function gatewayWith(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<GatewayOptions> = {},
) {
  const requests: Request[] = []
  const gateway = createGateway({
    baseUrl: 'https://aurora.example',
    merchant: 'AUR01',
    gateway: 3,
    getLanguage: () => 'EN',
    getToken: () => 'a-token-of-the-session',
    ...options,
    fetch: async (request) => {
      requests.push(request.clone())
      return answer(request)
    },
  })
  const last = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('Nothing was asked.')
    return request
  }
  return { gateway, requests, last }
}

/** A network that never answers, and hangs up when told to. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const hangUp = () => reject(signal.reason as Error)
    if (signal.aborted) hangUp()
    signal.addEventListener('abort', hangUp)
  })

const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('headers', () => {
  test('every call says who asks', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET))
    await gateway.GET('/wps/wallets/gcs')
    const headers = Object.fromEntries(last().headers)
    expect(headers).toMatchObject({
      merchant: 'AUR01',
      'accept-language': 'EN',
      gateway: '3',
      authorization: 'Bearer a-token-of-the-session',
    })
    expect(headers['x-request-id']).toMatch(UUID)
    expect(headers).not.toHaveProperty('device')
    expect(headers).not.toHaveProperty('idempotency-key')
  })

  test('a call that knows no session carries none, even of who is signed in', async () => {
    const { gateway, last } = gatewayWith(() => success({ keys: [] }))
    await gateway.GET('/wps/session/keys')
    expect(last().headers.has('authorization')).toBe(false)
    await gateway.POST('/lotto/session', { body: { launchToken: 'once' } as never })
    expect(last().headers.has('authorization')).toBe(false)
  })

  test('a visitor sends no Authorization', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET), { getToken: () => null })
    await gateway.GET('/wps/wallets/gcs')
    expect(last().headers.has('Authorization')).toBe(false)
  })

  test('language and token are asked for anew with each call', async () => {
    const languages = ['EN', 'VI'] as const
    let call = 0
    const { gateway, requests } = gatewayWith(() => success(WALLET), {
      getLanguage: () => languages[call++] ?? 'EN',
    })
    await gateway.GET('/wps/wallets/gcs')
    await gateway.GET('/wps/wallets/gcs')
    expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['EN', 'VI'])
  })

  test('a site on the home screen says so', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET), { isStandalone: () => true })
    await gateway.GET('/wps/wallets/gcs')
    expect(last().headers.get('Device')).toBe('OTHERS')
  })

  test('a sealed body brings its Encryption header', async () => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.POST('/wps/session/login', {
      params: { header: { Encryption: 'ECDH-ES;A256GCM;kid=k1' } },
      body: { data: 'a.b.c.d.e' },
    })
    expect(last().headers.get('Encryption')).toBe('ECDH-ES;A256GCM;kid=k1')
  })
})

describe('Idempotency-Key', () => {
  test('is new with each call that moves money', async () => {
    const { gateway, requests } = gatewayWith(() => success(WALLET))
    await gateway.POST('/wps/relay/GCS_walletTransfer', MOVE)
    await gateway.POST('/wps/relay/GCS_walletTransfer', MOVE)
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(UUID)
    expect(keys[1]).toMatch(UUID)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('is there on paths with parameters too', async () => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.POST('/wps/rewards/{rewardId}/claim', { params: { path: { rewardId: 'r1' } } })
    expect(last().url).toBe('https://aurora.example/wps/rewards/r1/claim')
    expect(last().headers.get('Idempotency-Key')).toMatch(UUID)
  })

  test("stays the caller's own over a repeat", async () => {
    const { gateway, requests } = gatewayWith(() => success(WALLET))
    const key = '3c1a7f8e-2f6b-4b51-9a56-0a4b3c1d2e3f'
    const again = { ...MOVE, params: { header: { 'Idempotency-Key': key } } }
    await gateway.POST('/wps/relay/GCS_walletTransfer', again)
    await gateway.POST('/wps/relay/GCS_walletTransfer', again)
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, key])
  })
})

describe('token in payload', () => {
  const options = { tokenInPayload: true }

  test('goes into the query where the contract has a place for it', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET), options)
    await gateway.GET('/wps/wallets/gcs')
    expect(new URL(last().url).searchParams.get('token')).toBe('a-token-of-the-session')
    expect(last().headers.get('Merchant')).toBe('AUR01')
  })

  test('goes into the body, also into one that was empty', async () => {
    const { gateway, last } = gatewayWith(() => success({}), options)
    await gateway.DELETE('/wps/session')
    expect(await last().json()).toEqual({ token: 'a-token-of-the-session' })
    await gateway.POST('/wps/relay/MCSFE_markAnnouncementAsRead', {
      body: { announcementId: 'a1', read: true },
    })
    expect(await last().json()).toEqual({ announcementId: 'a1', read: true, token: 'a-token-of-the-session' })
  })

  test('goes nowhere else', async () => {
    const { gateway, last } = gatewayWith(() => success({}), options)
    await gateway.GET('/wps/member/vip')
    expect(last().url).toBe('https://aurora.example/wps/member/vip')
  })

  test('is off unless the tenant asks for it', async () => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.DELETE('/wps/session')
    expect(await last().text()).toBe('')
  })
})

describe('bodies', () => {
  test('a form is sent as a form', async () => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.POST('/wps/email', {
      body: { email: 'a@b.example', subject: 'Hello & more', content: 'Text' },
    })
    expect(last().headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
    expect(new URLSearchParams(await last().text()).get('subject')).toBe('Hello & more')
  })

  test.each([
    ['with pictures', [new Blob(['1'], { type: 'image/png' }), new Blob(['22'], { type: 'image/png' })]],
    ['without pictures', undefined],
  ])('an application %s is sent as multipart', async (_, images) => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.POST('/wps/promotions/{promotionId}/application', {
      params: { path: { promotionId: 'p1' } },
      body: { comment: 'Hello', ...(images && { images }) },
    })
    expect(last().headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await last().formData()
    expect(form.get('comment')).toBe('Hello')
    expect(form.getAll('images')).toHaveLength(images?.length ?? 0)
  })
})

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
