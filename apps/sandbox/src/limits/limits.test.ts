import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('responsible gaming', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string) => {
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }

  test('a lower limit is in force at once, a higher one or none after a day', async () => {
    let who = await signedIn('member')
    const set = async (body: Schemas['LimitsChange']) =>
      (await who.call<Schemas['Limits']>('PUT', '/wps/member/limits', { body })).value
    const week = (amount?: string) =>
      ({ kind: 'deposit', period: 'week', ...(amount ? { amount } : {}) }) as const
    expect((await set({ limits: [week('200.00')] })).limits).toMatchObject([
      { amount: '200.00', used: '0.00' },
    ])
    expect((await set({ limits: [week('100.00')] })).limits).toMatchObject([{ amount: '100.00' }])
    const raised = (await set({ limits: [week('500.00')], sessionMinutes: 60 })).limits[0]
    expect(raised).toMatchObject({ amount: '100.00', pendingAmount: '500.00' })
    expect(await set({ sessionMinutes: 0 })).toMatchObject({ sessionMinutes: 60, pendingSessionMinutes: 0 })
    at.clock.advance(24 * 3_600_000 + 1000)
    who = await signedIn('member')
    const later = (await who.call<Schemas['Limits']>('GET', '/wps/member/limits')).value
    expect(later.limits).toEqual([{ kind: 'deposit', period: 'week', amount: '500.00', used: '0.00' }])
    expect(later.sessionMinutes).toBeUndefined()
    expect((await set({ limits: [week()] })).limits[0]).toMatchObject({
      amount: '500.00',
      pendingRemoval: true,
    })
  })

  test('the statement adds up', async () => {
    const who = await signedIn('vip')
    const { value } = await who.call<Schemas['ActivityStatement']>('GET', '/wps/member/statement?period=week')
    expect(value).toMatchObject({ currency: 'EUR', period: 'week', staked: '0.00', won: '0.00', net: '0.00' })
  })

  test('a time-out ends the session and keeps the door shut', async () => {
    const who = await signedIn('partner')
    const { value } = await who.call<Schemas['Exclusion']>('POST', '/wps/member/limits/timeOut', {
      body: { duration: 'day' },
    })
    expect((await who.call('GET', '/wps/member/info')).status).toBe(401)
    expect(await who.login('partner')).toMatchObject({ code: 'login.excluded', data: { until: value.until } })
    at.clock.advance(25 * 3_600_000)
    expect((await who.login('partner')).status).toBe(200)
  })

  test('a trial account sets no limits', async () => {
    const agent = await signedIn('agent')
    expect((await agent.call('GET', '/wps/member/limits')).code).toBe('role.free_reject')
  })
})
