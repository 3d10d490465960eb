import { describe, expect, test } from 'vitest'

import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { enterCode, lastCode, sendCode } from '../testing/textCodes.ts'
import { newCode } from './codes.ts'

test('a code is any number of six digits, those that begin with zeros too', () => {
  const codes = Array.from({ length: 600 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  const first = new Set(codes.map((code) => code[0]))
  expect([...first].toSorted().join('')).toBe('0123456789')
})

// Neither times nor counts depend on SQL, so one database suffices.
describe('a code', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)
  // No member has signed in from here, so that five tries count.
  const someone = () => player(at.sandbox.app, 'AUR01', 'EN', '198.51.100.20')

  test('passes in its ten minutes, and not after them', async () => {
    const who = someone()
    const phone = { mobileNum: '790000003', countryDialingCode: '356' }
    const sent = async () => {
      await sendCode(who, phone)
      return lastCode(at.sandbox.app, '356790000003')
    }
    const late = await sent()
    at.clock.advance(10 * 60_000)
    expect((await enterCode(who, phone, late)).code).toBe('verification.code_expired')
    const early = await sent()
    at.clock.advance(10 * 60_000 - 5000)
    expect((await enterCode(who, phone, early)).status).toBe(200)
  })

  test('is worthless after five wrong tries', async () => {
    const who = someone()
    const phone = { mobileNum: '790000005', countryDialingCode: '356' }
    await sendCode(who, phone)
    const code = await lastCode(at.sandbox.app, '356790000005')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await enterCode(who, phone, wrong)).code).toBe('verification.code_wrong')
    expect((await enterCode(who, phone, code)).code).toBe('verification.code_wrong')
  })

  test('to sign in or to set a new password goes to a member’s number or address alone, and the answer does not tell', async () => {
    const who = someone()
    const forget = async (to: object) =>
      who.call('POST', '/wps/verification/code', {
        body: { ...to, purpose: 'forget', human: await who.human() },
      })
    const mobile = (mobileNum: string) => ({ mobileNum, countryDialingCode: '356' })
    const known = [await forget(mobile('790000006')), await forget({ email: 'vip@example.com' })]
    const unknown = [await forget(mobile('799999999')), await forget({ email: 'nobody@example.com' })]
    expect(known.map(({ status, value }) => [status, value])).toEqual(
      unknown.map(({ status, value }) => [status, value]),
    )
    expect((await sendCode(who, mobile('799999998'))).status).toBe(200)
    const got = async (to: string) => (await lastCode(at.sandbox.app, to)) !== ''
    expect([await got('356790000006'), await got('vip@example.com')]).toEqual([true, true])
    const strangers = ['356799999999', '356799999998', 'nobody@example.com']
    expect(await Promise.all(strangers.map(got))).toEqual([false, false, false])
  })
})
