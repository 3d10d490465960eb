import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('members recover and sign in by what they have', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string) => player(at.sandbox.app, merchant)
  const codeTo = async (to: string) => {
    const answer = await at.sandbox.app.inject(`/sandbox/outbox?to=${encodeURIComponent(to)}`)
    return answer.json<{ list: { code: string }[] }>().list[0]?.code ?? ''
  }
  const info = async (of: ReturnType<typeof player>) =>
    (await of.call<Schemas['Member']>('GET', '/wps/member/info')).value
  const phone = { mobileNum: '77001122', countryDialingCode: '356' }
  const next = { newPassword: 'Livery-2027', confirmNewPassword: 'Livery-2027' }

  test('a code by e-mail sets a new password, and tells nobody who is a member (S-password-03)', async () => {
    const recover = someone()
    const ask = async (email: string) =>
      recover.call('POST', '/wps/verification/code', {
        body: { purpose: 'forget', email, human: await recover.human() },
      })
    expect((await ask('nobody@example.com')).status).toBe(200)
    expect(await codeTo('nobody@example.com')).toBe('')
    expect((await ask('Regular@example.com')).status).toBe(200)
    const email = 'regular@example.com'
    const set = (verificationCode: string) =>
      recover.sealed('POST', '/wps/member/password/phone', { email, verificationCode, ...next })
    expect((await set('000000')).code).toBe('verification.code_wrong')
    expect((await set(await codeTo(email))).status).toBe(200)
    expect((await someone().login('regular', { password: 'Livery-2027' })).status).toBe(200)
  })

  test('a member adds a mobile number once, with a code sent to it (S-password-12)', async () => {
    const who = someone()
    await who.login('saver')
    const add = (more: object) =>
      who.call<Schemas['Member']>('PATCH', '/wps/member/info', { body: { ...phone, ...more } })
    await at.sandbox.services.db.run`
      update member set mobile_num = null, dialling_code = null where username = 'saver'`
    expect((await add({ verificationCode: '000000' })).code).toBe('verification.code_wrong')
    await who.call('POST', '/wps/verification/code', {
      body: { purpose: 'bind', ...phone, human: await who.human() },
    })
    const verificationCode = await codeTo('35677001122')
    expect((await add({ verificationCode })).value.contacts).toMatchObject({ countryDialingCode: '356' })
    expect((await add({ mobileNum: '77001133' })).code).toBe('member.mobile_taken')
  })

  test.each(['77001122', '077001122', '35677001122'])(
    'the mobile number %s signs in like the user name (S-login-29)',
    async (username) => {
      expect((await someone().login(username)).value.userName).toBe('saver')
    },
  )

  test('consent to marketing is none until it is given, by product and channel (S-gaming-15, S-gaming-20)', async () => {
    const who = someone()
    await who.login('nonagent')
    const marketing = async () =>
      (await who.call<Schemas['MarketingChoice']>('GET', '/wps/member/marketing')).value
    expect(await marketing()).toEqual({ consents: [], confirmedAt: null })
    const consents = [{ product: 'casino', channel: 'email' }]
    const given = await who.call('PUT', '/wps/member/marketing', { body: { consents } })
    expect(given.value).toMatchObject({ consents, confirmedAt: expect.any(String) })
    expect(await marketing()).toEqual(given.value)
    await who.call('PUT', '/wps/member/marketing', { body: { consents: [] } })
    expect(await marketing()).toMatchObject({ consents: [], confirmedAt: expect.any(String) })
  })

  test('a member without a password sets the first one (S-password-10)', async () => {
    const keeper = someone()
    await keeper.login('keeper')
    await at.sandbox.services.db.run`update member set password_hash = null where username = 'keeper'`
    expect(await info(keeper)).toMatchObject({ hasPassword: false })
    expect((await keeper.call('POST', '/wps/member/password', { body: next })).status).toBe(200)
    expect(await info(keeper)).toMatchObject({ hasPassword: true })
    const again = { newPassword: 'Livery-2028', confirmNewPassword: 'Livery-2028' }
    expect((await keeper.call('POST', '/wps/member/password', { body: again })).code).toBe(
      'password.old_wrong',
    )
  })

  test('a trial plays on the account that was opened for it, once (S-trial-03)', async () => {
    const guest = someone()
    const { trial } = (await guest.call<Schemas['TrialAccount']>('GET', '/wps/session/trial')).value
    const play = async () =>
      (
        await guest.call<Schemas['FreePlayResult']>('POST', '/wps/session/login/freeplay', {
          body: { moduleId: 'COMM3', trial },
        })
      ).value.userName
    const opened = await at.sandbox.services.db.row<{ username: string }>`
      select username from member where id = ${BigInt(trial)}`
    expect(await play()).toBe(opened?.username)
    expect(await play()).not.toBe(opened?.username)
  })
})
