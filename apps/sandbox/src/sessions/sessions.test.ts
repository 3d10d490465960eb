import type { JWK } from 'jose'
import { describe, expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('signing in', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string) => player(at.sandbox.app, merchant)
  const setState = (payload: object) =>
    at.sandbox.app.inject({ method: 'PUT', url: '/sandbox/state?merchant=AUR01', payload })
  const me = (who: ReturnType<typeof player>) => who.call<Schemas['Member']>('GET', '/wps/member/info')

  test('a member signs in (S-entities-03)', async () => {
    const robin = someone()
    const reply = await robin.login('Member')
    expect(reply.value).toMatchObject({ userName: 'member', type: 0, firstTimeLogin: false })
    expect((await me(robin)).value).toMatchObject({
      account: 'member',
      nickname: 'Robin',
      hasPaymentPassword: true,
    })
    expect((await me(robin)).value.contacts.email).toBe('me***@example.com')
  })

  test.each(['AUR01', 'LOT01', 'MER01'])(
    '%s has every seeded member, an agent with a real account among them (S-login-25, S-trial-10)',
    async (merchant) => {
      const outcomes: Record<string, string | number> = {}
      for (const username of ['partner', 'vip', 'agent', 'nonagent', 'locked', 'excluded', 'staff']) {
        const reply = await someone(merchant).login(username)
        outcomes[username] = reply.code ?? reply.value.type
      }
      expect(outcomes).toEqual({
        partner: 1,
        vip: 0,
        agent: 2,
        nonagent: 41,
        locked: 'captcha.required',
        excluded: 'login.excluded',
        staff: 'login.non_member',
      })
    },
  )

  test('a disabled account is refused as such, also with the right password (S-errors-06)', async () => {
    await setState({ disabled: ['vip'] })
    expect((await someone().login('vip')).code).toBe('login.disabled')
    expect((await someone('LOT01').login('vip')).value.userName).toBe('vip')
    await setState({ disabled: [] })
    expect((await someone().login('vip')).value.userName).toBe('vip')
  })

  test('an agent site admits agents alone (S-login-26)', async () => {
    await setState({ agentsOnly: true })
    const outcomes = []
    for (const username of ['agent', 'partner', 'member', 'nonagent'])
      outcomes.push((await someone().login(username)).code ?? 'in')
    await setState({ agentsOnly: false })
    expect(outcomes).toEqual(['in', 'in', 'login.non_agent', 'login.non_agent'])
  })

  test.each(['nonagent', 'nobody_here'])(
    '%s fails alike, and needs a captcha after three tries',
    async (name) => {
      const codes = []
      for (let tries = 1; tries <= 4; tries += 1) {
        const reply = await someone().login(name, { password: 'Wrong-2026' })
        codes.push([reply.status, reply.code, reply.data?.captcha])
      }
      expect(codes).toEqual([
        [422, 'login.failed', undefined],
        [422, 'login.failed', undefined],
        [422, 'login.failed', 'CAPTCHA3'],
        [422, 'captcha.required', 'CAPTCHA3'],
      ])
    },
  )

  test('a member who needs a captcha signs in with its digits, which are single-use (S-verification-02)', async () => {
    const lou = someone()
    const { captchaId, image } = (await lou.call<Schemas['Captcha']>('GET', '/wps/captcha?module=CAPTCHA3'))
      .value
    expect(Buffer.from(image, 'base64').toString()).not.toContain('<text')
    const kept = await at.sandbox.app.inject(`/sandbox/captcha?id=${captchaId}`)
    const { answer: captcha } = kept.json<{ answer: string }>()
    expect((await lou.login('locked', { captchaId, captcha })).value.userName).toBe('locked')
    expect((await lou.login('locked', { captchaId, captcha })).code).toBe('captcha.wrong')
  })

  test('a proof of work is single-use, expires, and cannot be altered (S-login-22)', async () => {
    const who = someone()
    const human = await who.human()
    expect((await who.login('partner', { human })).status).toBe(200)
    expect((await who.login('partner', { human })).code).toBe('human.failed')
    expect((await who.login('partner', { human: undefined })).code).toBe('human.required')
    const late = await who.human()
    at.clock.advance(6 * 60_000)
    expect((await who.login('partner', { human: late })).code).toBe('human.failed')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(human, 'base64').toString()), salt: 'x' }),
    )
    expect((await who.login('partner', { human: forged.toString('base64') })).code).toBe('human.failed')
  })

  test('a second sign-in ends the first session', async () => {
    const [phone, tablet] = [someone(), someone()]
    await phone.login('vip')
    await tablet.login('vip')
    expect(await me(phone)).toMatchObject({ status: 401, code: 'session.replaced' })
    expect((await me(tablet)).status).toBe(200)
  })

  test('a session is extended by calls, ends after half an hour idle, and a refreshed token is replaced within half a minute (S-session-06)', async () => {
    const who = someone()
    await who.login('member')
    at.clock.advance(25 * 60_000)
    expect((await me(who)).status).toBe(200)
    at.clock.advance(25 * 60_000)
    const fresh = await who.call<Schemas['RefreshedSession']>('POST', '/wps/session/refresh')
    expect((await me(who)).status).toBe(200)
    at.clock.advance(30_000)
    expect((await me(who)).code).toBe('session.missing')
    const renewed = { headers: { authorization: `Bearer ${fresh.value.token}` } }
    expect((await who.call('GET', '/wps/member/info', renewed)).status).toBe(200)
    at.clock.advance(31 * 60_000)
    expect((await who.call('GET', '/wps/member/info', renewed)).code).toBe('session.expired')
  })

  test('signing out ends the session, with or without a body (S-wire-07)', async () => {
    const who = someone()
    await who.login('member')
    expect((await who.call('DELETE', '/wps/session')).status).toBe(200)
    expect((await me(who)).code).toBe('session.missing')
    await who.login('member')
    expect((await who.call('DELETE', '/wps/session', { body: { token: who.token } })).status).toBe(200)
  })

  test('a session is invalid at another merchant', async () => {
    const robin = someone('AUR01')
    await robin.login('member')
    const elsewhere = await robin.call('GET', '/wps/wallets/gcs', { headers: { merchant: 'LOT01' } })
    expect(elsewhere).toMatchObject({ status: 401, code: 'session.missing' })
  })

  test('a retired key and a foreign one give different failures (S-login-21)', async () => {
    const who = someone()
    const { keys } = (await who.call<{ keys: JWK[] }>('GET', '/wps/session/keys')).value
    expect(keys.map((key) => key.alg)).toEqual(['ECDH-ES', 'RSA-OAEP-256'])
    const payload = async () => ({
      type: 'username',
      username: 'member',
      password: 'Livery-2026',
      human: await who.human(),
    })
    for (const key of keys)
      expect((await who.sealed('POST', '/wps/session/login', await payload(), key)).status).toBe(200)
    await at.sandbox.app.inject({ method: 'POST', url: '/sandbox/rotate-keys' })
    expect((await who.sealed('POST', '/wps/session/login', await payload(), keys[0])).code).toBe(
      'encryption.key_retired',
    )
    const foreign = { ...keys[0], kid: 'never-seen' } as JWK
    expect((await who.sealed('POST', '/wps/session/login', await payload(), foreign)).code).toBe(
      'encryption.invalid',
    )
    const broken = await who.sealed('POST', '/wps/session/login', { type: 'username', username: 'x' })
    expect(broken).toMatchObject({ status: 400, code: 'request.invalid' })
  })

  test('free play opens a trial account with play money, without access to members’ calls (S-trial-04, S-entities-03)', async () => {
    const guest = someone()
    const free = await guest.call<Schemas['FreePlayResult']>('POST', '/wps/session/login/freeplay', {
      body: { moduleId: 'COMM3' },
    })
    expect(free.value.customerType).toBe(4)
    const asGuest = { headers: { authorization: `Bearer ${free.value.token}` } }
    expect((await guest.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs', asGuest)).value.balance).toBe(
      '2000.00',
    )
    expect((await guest.call('GET', '/wps/message/inbox/unread', asGuest)).code).toBe('role.free_reject')
    expect((await guest.call<{ trial: number }>('GET', '/wps/session/trial')).value.trial).toBeGreaterThan(0)
  })

  describe('with an SMS code', () => {
    const phone = { mobileNum: '790000002', countryDialingCode: '356' }
    const codeTo = async (to: string) => {
      const { list } = (await at.sandbox.app.inject(`/sandbox/outbox?to=${to}`)).json<{
        list: { code: string }[]
      }>()
      return list[0]?.code
    }

    test('a code is in the outbox and signs in once (S-verification-10, S-wire-03)', async () => {
      const who = someone()
      const sent = await who.call<{ expirationTime: number }>('POST', '/wps/verification/sms/noLogin', {
        body: { ...phone, human: await who.human() },
      })
      const wait = sent.value.expirationTime - at.clock.now().getTime()
      expect(wait).toBeGreaterThan(50_000)
      expect(wait).toBeLessThanOrEqual(60_000)
      const again = await who.call('POST', '/wps/verification/sms/noLogin', {
        body: { ...phone, human: await who.human() },
      })
      expect(again).toMatchObject({ status: 429, code: 'rate.limited' })
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
      const password = (await codeTo(`356${phone.mobileNum}`)) ?? ''
      const payload = { type: 'sms', username: phone.mobileNum, countryDialingCode: '356', password }
      const wrong = await who.sealed('POST', '/wps/session/login', { ...payload, password: '000000' })
      expect(wrong.code).toBe('verification.code_wrong')
      const right = await who.sealed<Schemas['LoginResult']>('POST', '/wps/session/login', payload)
      expect(right.value.userName).toBe('member')
      expect((await who.sealed('POST', '/wps/session/login', payload)).code).toBe('verification.code_wrong')
    })

    test('an unknown number gets the same answer, and no code is sent', async () => {
      const who = someone()
      const body = { mobileNum: '999999999', countryDialingCode: '356', human: await who.human() }
      expect((await who.call('POST', '/wps/verification/sms/noLogin', { body })).status).toBe(200)
      expect(await codeTo('356999999999')).toBeUndefined()
    })
  })
})
