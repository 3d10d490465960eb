import { describe, expect, test } from 'vitest'

import { gatewayWith, success, WALLET } from './testing/fakeNetwork.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const MOVE = { body: { direction: 'in', vassalage: 'PRISM', amount: '5.00' } } as const

describe('headers', () => {
  test('every call carries merchant, language, gateway and request id', async () => {
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

  test('a call without a session in the contract carries no token, even of a signed-in member (S-wire-04)', async () => {
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

  test('language and token are read again for each call', async () => {
    const languages = ['EN', 'VI'] as const
    let call = 0
    const { gateway, requests } = gatewayWith(() => success(WALLET), {
      getLanguage: () => languages[call++] ?? 'EN',
    })
    await gateway.GET('/wps/wallets/gcs')
    await gateway.GET('/wps/wallets/gcs')
    expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['EN', 'VI'])
  })

  test('a site on the home screen sends Device: OTHERS (S-install-17)', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET), { isStandalone: () => true })
    await gateway.GET('/wps/wallets/gcs')
    expect(last().headers.get('Device')).toBe('OTHERS')
  })

  test('a sealed body brings its Encryption header (S-login-21)', async () => {
    const { gateway, last } = gatewayWith(() => success({}))
    await gateway.POST('/wps/session/login', {
      params: { header: { Encryption: 'ECDH-ES;A256GCM;kid=k1' } },
      body: { data: 'a.b.c.d.e' },
    })
    expect(last().headers.get('Encryption')).toBe('ECDH-ES;A256GCM;kid=k1')
  })
})

describe('Idempotency-Key (S-money-02)', () => {
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

  test("stays the caller's own when a call is repeated", async () => {
    const { gateway, requests } = gatewayWith(() => success(WALLET))
    const key = '3c1a7f8e-2f6b-4b51-9a56-0a4b3c1d2e3f'
    const again = { ...MOVE, params: { header: { 'Idempotency-Key': key } } }
    await gateway.POST('/wps/relay/GCS_walletTransfer', again)
    await gateway.POST('/wps/relay/GCS_walletTransfer', again)
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, key])
  })
})

describe('token in payload (S-wire-04)', () => {
  const options = { tokenInPayload: true }

  test('is added to the query where the contract has a parameter for it', async () => {
    const { gateway, last } = gatewayWith(() => success(WALLET), options)
    await gateway.GET('/wps/wallets/gcs')
    expect(new URL(last().url).searchParams.get('token')).toBe('a-token-of-the-session')
    expect(last().headers.get('Merchant')).toBe('AUR01')
  })

  test('is added to the body, also to an empty one', async () => {
    const { gateway, last } = gatewayWith(() => success({}), options)
    await gateway.DELETE('/wps/session')
    expect(await last().json()).toEqual({ token: 'a-token-of-the-session' })
    await gateway.POST('/wps/relay/MCSFE_markAnnouncementAsRead', {
      body: { announcementId: 'a1', read: true },
    })
    expect(await last().json()).toEqual({ announcementId: 'a1', read: true, token: 'a-token-of-the-session' })
  })

  test('is not added anywhere else', async () => {
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
  test('a form is sent as a form (S-messages-12)', async () => {
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
