import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { newcomer } from '../testing/newcomer.ts'
import { player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { lastCode } from '../testing/textCodes.ts'
import type { Schemas } from '../wire.ts'

/** Attacks by somebody who holds a stolen session, or knows a member's number. */
onEachDatabase('an account is not taken over', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string, address?: string) => player(at.sandbox.app, merchant, 'EN', address)
  const letters = async (who: Player): Promise<string[]> => {
    const { value } = await who.call<{ list: { title: string }[] }>(
      'GET',
      '/wps/message/inbox?pageNo=1&pageSize=20',
    )
    return value.list.map(({ title }) => title)
  }
  const next = { newPassword: 'Stolen-2027', confirmNewPassword: 'Stolen-2027' }
  /** Resets a password with the code that was sent to a mail address. */
  const recoverBy = async (email: string) => {
    const who = someone()
    await who.call('POST', '/wps/verification/code', {
      body: { purpose: 'forget', email, human: await who.human() },
    })
    const verificationCode = await lastCode(at.sandbox.app, email)
    return who.sealed('POST', '/wps/member/password/phone', { email, verificationCode, ...next })
  }

  /** Stores a passkey that nobody can sign in with. @returns its id */
  const addPasskey = async (merchant: string, username: string): Promise<string> => {
    const row = await at.sandbox.services.db.row<{ id: bigint }>`
      insert into passkey (merchant, rp_id, member_id, credential_id, public_key, counter, transports, name, synced,
        created_at)
      select ${merchant}, 'localhost', id, ${`key of ${username}`}, 'key', 0, '[]', 'thief', false, ${at.clock.now()}
      from member where merchant = ${merchant} and username = ${username} returning id`
    return `pk_${row?.id}`
  }

  test('by another mail address in its profile', async () => {
    const thief = someone()
    await thief.login('regular')
    const change = await thief.call('PATCH', '/wps/member/info', { body: { email: 'thief@example.com' } })
    expect(change.code).toBe('member.email_taken')
  })

  test('by a mail address that was added a moment ago', async () => {
    const who = await newcomer(at.sandbox, 'mailless')
    const email = 'later@example.com'
    expect((await who.call('PATCH', '/wps/member/info', { body: { email } })).status).toBe(200)
    expect(await letters(who)).toContain('Your password or contact details were changed')
    expect((await recoverBy(email)).code).toBe('verification.code_wrong')
    at.clock.advance(3 * 86_400_000)
    expect((await recoverBy(email)).status).toBe(200)
  })

  test('by a first payment password', async () => {
    const who = await newcomer(at.sandbox, 'payless')
    const set = (more: object) =>
      who.call('POST', '/wps/member/password/payment', {
        body: { paymentPassword: '112233', confirmPaymentPassword: '112233', ...more },
      })
    expect((await set({})).code).toBe('password.old_wrong')
    expect((await set({ oldPassword: 'Wrong-2026' })).code).toBe('password.old_wrong')
    expect((await set({ oldPassword: 'First-2026' })).status).toBe(200)
    expect(await letters(who)).toContain('Your password or contact details were changed')
    // A right login password beside it makes no guess at the payment password free.
    const guess = () => set({ oldPassword: 'First-2026', oldPaymentPassword: '000000' })
    for (let tries = 1; tries <= 5; tries += 1) expect((await guess()).code).toBe('password.payment_wrong')
    expect((await guess()).status).toBe(429)
  })

  test('by registering with a number of somebody else', async () => {
    const stranger = someone()
    const reply = await stranger.sealed('PUT', '/wps/member/register', {
      registerMethod: 'H5',
      registerUrl: 'aurora.localhost',
      domain: 'aurora.localhost',
      type: 0,
      username: 'squatter',
      mobileNum: '77009988',
      countryDialingCode: '356',
      password: 'First-2026',
      confirmPassword: 'First-2026',
      birthday: '1990-04-27',
      human: await stranger.human(),
      captchaProof: await stranger.human('captcha'),
    })
    expect(reply.code).toBe('verification.code_wrong')
  })

  test('by a number whose digits are divided otherwise', async () => {
    const at35 = await at.sandbox.services.db.row<{ mobile_num: string; dialling_code: string }>`
      select mobile_num, dialling_code from member where merchant = 'AUR01' and username = 'partner'`
    const { mobile_num: mobile = '', dialling_code: code = '' } = at35 ?? {}
    const stranger = await newcomer(at.sandbox, 'divider')
    const add = await stranger.call('PATCH', '/wps/member/info', {
      body: { mobileNum: code.slice(1) + mobile, countryDialingCode: code[0], verificationCode: '000000' },
    })
    expect(add.code).toBe('member.mobile_taken')
  })

  test('with sessions or passkeys of before, once its owner has recovered it', async () => {
    const thief = someone()
    await thief.login('saver')
    await addPasskey('AUR01', 'saver')
    expect((await recoverBy('saver@example.com')).status).toBe(200)
    expect((await thief.call('GET', '/wps/member/info')).code).toBe('session.replaced')
    const owner = someone()
    await owner.login('saver', { password: next.newPassword })
    const passkeys = await owner.call<{ list: unknown[] }>('GET', '/wps/member/passkeys')
    expect(passkeys.value.list).toEqual([])
  })

  test('with another device, once its owner has changed the password', async () => {
    const [owner, other] = [someone('MER01'), someone('MER01')]
    await owner.login('member')
    await other.login('member')
    const change = { oldPassword: 'Livery-2026', ...next }
    expect((await owner.call('POST', '/wps/member/password', { body: change })).status).toBe(200)
    expect((await other.call('GET', '/wps/member/info')).code).toBe('session.replaced')
    expect((await owner.call('GET', '/wps/member/info')).status).toBe(200)
  })

  test('with a session that a removed passkey may have opened', async () => {
    const [owner, other] = [someone('MER01'), someone('MER01')]
    await owner.login('vip')
    await other.login('vip')
    const passkey = await addPasskey('MER01', 'vip')
    expect((await owner.call('DELETE', `/wps/member/passkeys/${passkey}`)).status).toBe(200)
    expect((await other.call('GET', '/wps/member/info')).code).toBe('session.replaced')
    expect((await owner.call('GET', '/wps/member/info')).status).toBe(200)
  })

  test('by its member, once the operator has disabled it', async () => {
    const who = someone()
    await who.login('vip')
    const set = (disabled: readonly string[]) =>
      at.sandbox.app.inject({ method: 'PUT', url: '/sandbox/state?merchant=AUR01', payload: { disabled } })
    await set(['vip'])
    expect((await who.call('GET', '/wps/member/info')).code).toBe('session.replaced')
    await set([])
    expect((await who.call<Schemas['Member']>('GET', '/wps/member/info')).status).toBe(401)
  })

  test('by guesses that take turns among the names of one account', async () => {
    const row = await at.sandbox.services.db.row<{ mobile_num: string; dialling_code: string }>`
      select mobile_num, dialling_code from member where merchant = 'AUR01' and username = 'agent'`
    const { mobile_num: mobile = '', dialling_code: code = '' } = row ?? {}
    const names = ['agent', mobile, `0${mobile}`, code + mobile]
    const answers: (string | undefined)[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const who = someone('AUR01', '198.51.100.7')
      const proof = { captchaProof: await who.human('captcha') }
      answers.push((await who.login(names[tries % 4] ?? '', { password: 'Wrong-2026', ...proof })).code)
    }
    expect(answers.filter((code) => code === 'login.failed')).toHaveLength(10)
    expect(answers.slice(10)).toEqual(['rate.limited', 'rate.limited'])
  })
})
