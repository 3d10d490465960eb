import { describe, expect, test } from 'vitest'

import { onEachDatabase, onPostgres, SLOW_TESTS } from '../testing/databases.ts'
import { intention, player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { enterCode, lastCode, sendCode } from '../testing/textCodes.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('guessing', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string) => player(at.sandbox.app, merchant)
  const codeTo = (to: string) => lastCode(at.sandbox.app, to)

  test('of a payment password ends after five tries, in any call', async () => {
    const who = someone()
    await who.login('member')
    const change = (oldPaymentPassword: string) =>
      who.call('POST', '/wps/member/password/payment', {
        body: { oldPaymentPassword, paymentPassword: '112233', confirmPaymentPassword: '112233' },
      })
    const withdraw = () =>
      who.call('POST', '/wps/transaction/withdraw', {
        body: { amount: '50.00', bankCardId: '1', paymentPassword: '000000' },
        headers: intention(),
      })
    for (let tries = 1; tries <= 3; tries += 1)
      expect((await change('000000')).code).toBe('password.payment_wrong')
    for (let tries = 4; tries <= 5; tries += 1) expect((await withdraw()).code).toBe('password.payment_wrong')
    expect(await withdraw()).toMatchObject({ status: 429, code: 'rate.limited' })
    expect(await change('202611')).toMatchObject({ status: 429 })
    at.clock.advance(15 * 60_000)
    expect((await change('202611')).status).toBe(200)
  })

  test('a harder proof of work replaces a captcha, an ordinary one does not (S-verification-11)', async () => {
    const lou = someone()
    expect((await lou.login('locked', { captchaProof: await lou.human() })).code).toBe('human.failed')
    const captchaProof = await lou.human('captcha')
    expect((await lou.login('locked', { captchaProof })).status).toBe(200)
    expect((await lou.login('locked', { captchaProof })).code).toBe('human.failed')
    expect((await lou.login('member', { human: await lou.human('captcha') })).code).toBe('human.failed')
  })

  test('registering by mobile number needs a captcha and a single-use code (S-verification-13, S-register-20)', async () => {
    const who = someone('LOT01')
    const phone = { mobileNum: '912345678', countryDialingCode: '84' }
    const sent = await who.call('POST', '/wps/verification/code', {
      body: { ...phone, purpose: 'register', human: await who.human() },
    })
    expect(sent.status).toBe(200)
    const verificationCode = await codeTo('84912345678')
    const register = async (more: object) =>
      who.sealed<Schemas['LoginResult']>('PUT', '/wps/member/register', {
        registerMethod: 'H5',
        registerUrl: 'lotus.localhost',
        domain: 'lotus.localhost',
        type: 0,
        ...phone,
        password: 'First-2026',
        confirmPassword: 'First-2026',
        birthday: '1990-04-27',
        human: await who.human(),
        ...more,
      })
    const captchaProof = await who.human('captcha')
    expect((await register({ verificationCode })).code).toBe('captcha.required')
    expect((await register({ verificationCode, captchaProof })).status).toBe(200)
    const other = { mobileNum: '912345679', captchaProof: await who.human('captcha') }
    expect((await register({ verificationCode, ...other })).code).toBe('verification.code_wrong')
  })

  test('every new password must meet the rule of registration', async () => {
    const who = someone()
    await who.login('vip')
    const weak = { newPassword: 'letters', confirmNewPassword: 'letters' }
    const changed = await who.call('POST', '/wps/member/password', {
      body: { oldPassword: 'Livery-2026', ...weak },
    })
    expect(changed.data?.fields).toEqual({ newPassword: 'pattern' })
    const phone = { mobileNum: '790000004', countryDialingCode: '356', verificationCode: '123456' }
    const reset = await who.sealed('POST', '/wps/member/password/phone', { ...phone, ...weak })
    expect(reset.data?.fields).toEqual({ newPassword: 'pattern' })
  })

  test('a proof of work passes once, in whatever spelling of its salt', async () => {
    const who = someone()
    const human = await who.human()
    expect((await who.login('partner', { human })).status).toBe(200)
    const solution = JSON.parse(Buffer.from(human, 'base64').toString()) as { salt: string }
    const respelt = { ...solution, salt: solution.salt.replace(/&$/, '') }
    const again = Buffer.from(JSON.stringify(respelt)).toString('base64')
    expect((await who.login('partner', { human: again })).code).toBe('human.failed')
  })

  test('an older code is worthless once the newest was used', async () => {
    const who = someone()
    const phone = { mobileNum: '790000009', countryDialingCode: '356' }
    const send = async () => {
      await sendCode(who, phone)
      return codeTo('356790000009')
    }
    const enter = async (code: string) => (await enterCode(who, phone, code)).code
    const older = await send()
    at.clock.advance(61_000)
    const newest = await send()
    expect(await enter(newest)).toBeUndefined()
    expect(await enter(older)).toBe('verification.code_wrong')
  })

  test('of codes for one number ends after ten, over all codes', async () => {
    const who = someone()
    const phone = { mobileNum: '790000010', countryDialingCode: '356' }
    const codes = []
    for (let sent = 1; sent <= 3; sent += 1) {
      await sendCode(who, phone)
      for (let tries = 1; tries <= 4; tries += 1) {
        codes.push((await enterCode(who, phone, '000000')).code)
      }
      at.clock.advance(61_000)
    }
    expect(codes.indexOf('rate.limited')).toBe(10)
    expect(codes.slice(10)).toEqual(['rate.limited', 'rate.limited'])
  })

  test('a captcha that the operator demands does not tell its member from an unknown name', async () => {
    const [known, unknown] = [someone(), someone()]
    const wrong = { password: 'Wrong-2026' }
    expect((await known.login('locked', wrong)).code).toBe('login.failed')
    expect((await unknown.login('nobody_there', wrong)).code).toBe('login.failed')
    expect((await known.login('locked')).code).toBe('captcha.required')
  })

  test('the form asks for its captcha last', async () => {
    const { value } = await someone('LOT01').call<Schemas['RegistrationRules']>(
      'GET',
      '/wps/member/register/rules?module=REG3',
    )
    const shown = value.fields.filter(({ exposed }) => exposed).sort((one, other) => one.order - other.order)
    expect(shown.at(-1)?.field).toBe('captcha')
  })
})

// Concurrency needs PostgreSQL, because PGlite runs one statement after the other.
onPostgres('parallel guesses', (fresh) => {
  const at = useSandbox(fresh)
  const tally = (replies: readonly { readonly status: number; readonly code: string | undefined }[]) =>
    Object.entries(Object.groupBy(replies, ({ code, status }) => code ?? String(status))).map(
      ([code, list = []]) => `${list.length} ${code}`,
    )

  test('under a name are limited like sequential ones', async () => {
    const who = player(at.sandbox.app)
    // A captcha proof is sent along, because an attempt is asked for one while others are counted.
    const proofs = []
    for (let tries = 0; tries < 14; tries += 1)
      proofs.push({ human: await who.human(), captchaProof: await who.human('captcha') })
    const replies = await Promise.all(
      proofs.map((proof) => who.login('partner', { password: 'Wrong-2026', ...proof })),
    )
    expect(tally(replies).toSorted()).toEqual(['10 login.failed', '4 rate.limited'])
  })

  test('requests for a code send one', async () => {
    const who = player(at.sandbox.app)
    const phone = { mobileNum: '790000005', countryDialingCode: '356' }
    const proofs = []
    for (let request = 0; request < 8; request += 1) proofs.push(await who.human())
    // Each has a connection already: while others are opened, the first request would be through.
    await Promise.all(proofs.map(() => at.sandbox.db.row`select pg_sleep(0.1)`))
    const replies = await Promise.all(
      proofs.map((human) => who.call('POST', '/wps/verification/sms/noLogin', { body: { ...phone, human } })),
    )
    expect(tally(replies).toSorted()).toEqual(['1 200', '7 rate.limited'])
    const sent = await at.sandbox.app.inject('/sandbox/outbox?to=356790000005')
    expect(sent.json<{ list: unknown[] }>().list).toHaveLength(1)
  })

  test('of a code are limited too, and the right one passes once', async () => {
    const who = player(at.sandbox.app)
    const phone = { mobileNum: '790000002', countryDialingCode: '356' }
    await sendCode(who, phone)
    const code = await lastCode(at.sandbox.app, '356790000002')
    const replies = await Promise.all([1, 2, 3].map(() => enterCode(who, phone, code)))
    expect(tally(replies)).toEqual(expect.arrayContaining(['1 200', '2 verification.code_wrong']))
  })
})

// On one database only: the counting does not depend on SQL.
describe('guessing a password', SLOW_TESTS, () => {
  const at = useSandbox(async () => ({}))

  test.each(['partner', 'nobody_at_all'])(
    'of %s ends after ten tries, even for the right password',
    async (name) => {
      const who = player(at.sandbox.app)
      const guess = async () =>
        who.login(name, { password: 'Wrong-2026', captchaProof: await who.human('captcha') })
      for (let tries = 1; tries <= 10; tries += 1) expect((await guess()).code).toBe('login.failed')
      const refused = await who.login(name)
      expect(refused).toMatchObject({ status: 429, code: 'rate.limited' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
      at.clock.advance(15 * 60_000)
      const after = await who.login(name, { captchaProof: await who.human('captcha') })
      expect(after.code).toBe(name === 'partner' ? undefined : 'login.failed')
    },
  )
})
