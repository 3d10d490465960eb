import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('registration', (fresh) => {
  const at = useSandbox(fresh)

  /** Registers somebody at Aurora, with a captcha solved by work unless a picture is answered. */
  const register = async (more: Partial<Schemas['RegisterPayload']>) => {
    const who = player(at.sandbox.app, 'AUR01')
    return who.sealed('PUT', '/wps/member/register', {
      registerMethod: 'H5',
      registerUrl: 'aurora.localhost',
      domain: 'aurora.localhost',
      type: 0,
      password: 'First-2026',
      confirmPassword: 'First-2026',
      birthday: '1990-04-27',
      human: await who.human(),
      ...(more.captcha === undefined && { captchaProof: await who.human('captcha') }),
      ...more,
    })
  }

  test('two at once with one e-mail address: the second hears that the address is taken (S-register-16)', async () => {
    const email = 'twins@example.com'
    const replies = await Promise.all(
      ['firstTwin', 'otherTwin'].map((username) => register({ username, email })),
    )
    expect(replies.map(({ code, status }) => code ?? status).toSorted()).toEqual([200, 'member.email_taken'])
  })

  test('an attempt with a wrong SMS code uses up the captcha (S-register-08)', async () => {
    const who = player(at.sandbox.app, 'AUR01')
    const { value } = await who.call<Schemas['Captcha']>('GET', '/wps/captcha?module=CAPTCHA3')
    const { captchaId } = value
    const kept = await at.sandbox.db.row<{
      answer: string
    }>`select answer from captcha where id = ${captchaId}`
    const attempt = {
      mobileNum: '79000099',
      countryDialingCode: '356',
      verificationCode: '000000',
      captchaId,
      captcha: kept?.answer ?? '',
    }
    expect((await register(attempt)).code).toBe('verification.code_wrong')
    expect((await register(attempt)).code).toBe('captcha.wrong')
  })
})
