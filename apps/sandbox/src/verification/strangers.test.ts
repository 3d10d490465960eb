import { describe, expect, test } from 'vitest'

import type { Db } from '../database/index.ts'
import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { enterCode, lastCode, sendCode } from '../testing/textCodes.ts'

// Counting does not depend on SQL, so one database suffices.
describe('strangers who guess', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)
  const from = (ip: string) => player(at.sandbox.app, 'AUR01', 'EN', ip)
  const HOURS = 3_600_000

  test('do not lock out a member at a known address; elsewhere a code by phone unlocks the name', async () => {
    const home = from('203.0.113.5')
    await home.login('keeper')
    const { db, clock } = at.sandbox.services
    // Fifty failures from everywhere, written where login writes them: each would cost a proof of work.
    await countHits(db, 'login-name-anywhere:AUR01:keeper', 50, clock.now())
    expect((await from('198.51.100.1').login('keeper')).code).toBe('rate.limited')
    expect((await home.login('keeper')).status).toBe(200)

    const phone = { mobileNum: '7900000011', countryDialingCode: '356' }
    const body = { ...phone, purpose: 'forget', human: await home.human() }
    expect((await home.call('POST', '/wps/verification/code', { body })).status).toBe(200)
    const verificationCode = await lastCode(at.sandbox.app, '3567900000011')
    const away = from('198.51.100.1')
    const reset = { ...phone, verificationCode, newPassword: 'Third-2026', confirmNewPassword: 'Third-2026' }
    expect((await away.sealed('POST', '/wps/member/password/phone', reset)).status).toBe(200)
    expect((await away.login('keeper', { password: 'Third-2026' })).status).toBe(200)
    at.clock.advance(HOURS)
  })

  test('of a code neither spoil it nor use up the codes of a member at a known address', async () => {
    const phone = { mobileNum: '7900000011', countryDialingCode: '356' }
    const [home, stranger] = [from('203.0.113.5'), from('198.51.100.9')]
    const { db, clock } = at.sandbox.services
    const send = async (who: Player) => (await sendCode(who, phone)).code
    const enter = async (who: Player, code: string) => (await enterCode(who, phone, code)).code
    // Twenty texts and thirty wrong codes of strangers, written where the calls write them.
    await countHits(db, 'code-sent:AUR01:3567900000011', 20, clock.now())
    expect(await send(stranger)).toBe('rate.limited')
    expect(await send(home)).toBeUndefined()
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await enter(stranger, '000000')).toBe('verification.code_wrong')
    await countHits(db, 'code-wrong-anywhere:AUR01:3567900000011', 30, clock.now())
    const right = await lastCode(at.sandbox.app, '3567900000011')
    expect(await enter(stranger, right)).toBe('rate.limited')
    expect(await enter(home, right)).toBeUndefined()
    expect(await enter(home, right)).toBe('verification.code_wrong')
    at.clock.advance(24 * HOURS)
  })

  test('are stopped at their own address after ten tries, known or not', async () => {
    const home = from('203.0.113.6')
    await home.login('saver')
    const { db, clock } = at.sandbox.services
    await countHits(db, 'login-name:AUR01:saver:203.0.113.6', 10, clock.now())
    expect((await home.login('saver')).code).toBe('rate.limited')
    expect((await from('203.0.113.7').login('saver')).status).toBe(200)
  })
})

const countHits = (db: Db, bucket: string, hits: number, now: Date) =>
  db.run`insert into rate_window (bucket, started_at, hits) values (${bucket}, ${now}, ${hits})
    on conflict (bucket) do update set hits = excluded.hits, started_at = excluded.started_at`
