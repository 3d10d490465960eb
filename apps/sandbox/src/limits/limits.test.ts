import { expect, test } from 'vitest'

import type { Db } from '../database/index.ts'
import { lockMember } from '../members/findMember.ts'
import { onEachDatabase, onPostgres } from '../testing/databases.ts'
import { player, type Player, type Reply } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { untilLockWaits } from '../testing/untilLockWaits.ts'
import type { Schemas } from '../wire.ts'
import { changeLimit, type LimitScope } from './moneyLimits.ts'
import { changePlayTimeLimits, minutesSignedIn } from './playTimeLimits.ts'

onEachDatabase('responsible gaming', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string) => {
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }

  test('lowering a limit takes effect at once, raising or removing it after a day (S-gaming-01)', async () => {
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

  test('time on two devices at once is counted once (S-gaming-16)', async () => {
    const { db } = at.sandbox
    const keeper = await db.row<{ id: bigint }>`
      select id from member where merchant = 'LOT01' and username = 'keeper'`
    const id = keeper?.id ?? 0n
    const moment = (minute: number) => new Date(Date.UTC(2020, 0, 1, 12, minute))
    const stretches = [
      [0, 33],
      [18, 33],
      [40, 45],
    ] as const
    for (const [from, to] of stretches) {
      await db.run`
        insert into session (token_digest, merchant, member_id, started_at, expires_at)
        values (${`stretch-${from}`}, 'LOT01', ${id}, ${moment(from)}, ${moment(to)})`
    }
    expect(await minutesSignedIn(db, id.toString(), moment(0), moment(60))).toBe(38)
    expect(await minutesSignedIn(db, id.toString(), moment(20), moment(42))).toBe(15)
  })

  test('the statement’s totals are correct', async () => {
    const who = await signedIn('vip')
    const { value } = await who.call<Schemas['ActivityStatement']>('GET', '/wps/member/statement?period=week')
    expect(value).toMatchObject({ currency: 'EUR', period: 'week', staked: '0.00', won: '0.00', net: '0.00' })
  })

  test('a time-out ends the session and refuses logins (S-gaming-02)', async () => {
    const who = await signedIn('partner')
    const { value } = await who.call<Schemas['Exclusion']>('POST', '/wps/member/limits/timeOut', {
      body: { duration: 'day' },
    })
    expect((await who.call('GET', '/wps/member/info')).status).toBe(401)
    expect(await who.login('partner')).toMatchObject({ code: 'login.excluded', data: { until: value.until } })
    at.clock.advance(25 * 3_600_000)
    expect((await who.login('partner')).status).toBe(200)
  })

  test('a self-exclusion can have no end, and is told without one (S-gaming-02)', async () => {
    const who = await signedIn('partner')
    const { value } = await who.call<Schemas['Exclusion']>('POST', '/wps/member/limits/selfExclusion', {
      body: { duration: 'indefinite' },
    })
    expect(value).toEqual({})
    at.clock.advance(20 * 365 * 24 * 3_600_000)
    const refused = await who.login('partner')
    expect(refused.code).toBe('login.excluded')
    expect(refused.data).not.toHaveProperty('until')
  })

  test('a deposit beyond a limit is refused, open orders included (S-gaming-03)', async () => {
    const who = await signedIn('member')
    await who.call('PUT', '/wps/member/limits', {
      body: { limits: [{ kind: 'deposit', period: 'day', amount: '50.00' }] },
    })
    const deposit = (amount: string) =>
      who.call('POST', '/wps/transaction/deposit', {
        body: { channelId: 'bank-instant', amount },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    expect(await deposit('60.00')).toMatchObject({
      status: 422,
      code: 'limit.deposit',
      data: { limit: '50.00', currency: 'EUR' },
    })
    expect((await deposit('40.00')).status).toBe(200)
    expect(await deposit('40.00')).toMatchObject({ code: 'limit.deposit' })
  })

  test('in Great Britain a deposit beyond the limit is refused (S-gaming-13)', async () => {
    const who = player(at.sandbox.app, 'MER01')
    await who.login('member')
    await who.call('PUT', '/wps/member/limits', {
      body: { limits: [{ kind: 'deposit', period: 'day', amount: '50.00' }] },
    })
    const { list } = (await who.call<Schemas['DepositChannels']>('GET', '/wps/transaction/deposit/channels'))
      .value
    const deposit = (amount: string) =>
      who.call('POST', '/wps/transaction/deposit', {
        body: { channelId: list.find(({ id }) => id === 'bank-instant')?.id ?? list[0]?.id, amount },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    expect(await deposit('60.00')).toMatchObject({ status: 422, code: 'limit.deposit' })
  })

  test('games for real money do not open once a loss limit is used up, free play does (S-gaming-03)', async () => {
    const who = await signedIn('member')
    await who.call('PUT', '/wps/member/limits', {
      body: { limits: [{ kind: 'loss', period: 'day', amount: '0.00' }] },
    })
    const { list } = (
      await who.call<{ list: Schemas['Game'][] }>(
        'GET',
        '/lgw/games/hot?merchantCode=AUR01&isPlatform=2&language=EN&platform=html5',
      )
    ).value
    const game = list.find(({ gameType, supportPlay }) => gameType === 'RNG' && supportPlay)
    const launch = (freePlay: 0 | 1) =>
      who.call(
        'GET',
        `/lgw/games/launch?vendor=${game?.vassalage}&nodeId=${game?.nodeId}&gameCategory=RNG&freePlay=${freePlay}`,
      )
    expect(await launch(0)).toMatchObject({ status: 422, code: 'limit.loss' })
    expect((await launch(1)).status).toBe(200)
  })

  test('a session ends at the member’s session limit', async () => {
    const who = await signedIn('member')
    await who.call('PUT', '/wps/member/limits', { body: { sessionMinutes: 10 } })
    const { value } = await who.call<Schemas['PlaySession']>('GET', '/wps/session/play')
    expect(Date.parse(value.endsAt ?? '') - Date.parse(value.startedAt)).toBe(10 * 60_000)
    at.clock.advance(10 * 60_000)
    expect(await who.call('GET', '/wps/member/info')).toMatchObject({ status: 401, code: 'limit.session' })
    expect(await who.login('member')).toMatchObject({ status: 422, code: 'limit.session' })
    at.clock.advance(30 * 60_000)
    const again = await signedIn('member')
    expect((await again.call('GET', '/wps/member/info')).status).toBe(200)
  })

  test('the session limit counts play across sign-ins, until the member has rested (S-gaming-23)', async () => {
    const who = await signedIn('keeper')
    await who.call('PUT', '/wps/member/limits', { body: { sessionMinutes: 60 } })
    const endOf = async () =>
      (await who.call<Schemas['PlaySession']>('GET', '/wps/session/play')).value.endsAt
    const end = await endOf()
    at.clock.advance(25 * 60_000)
    await who.call('DELETE', '/wps/session')
    at.clock.advance(20 * 60_000)
    await who.login('keeper')
    expect(await endOf()).toBe(end)
    at.clock.advance(15 * 60_000)
    expect((await who.call('GET', '/wps/member/info')).code).toBe('limit.session')
    const refused = await who.login('keeper')
    expect(refused).toMatchObject({ status: 422, code: 'limit.session' })
    const rested = Date.parse(refused.data?.until ?? '')
    expect(rested).toBe(Date.parse(end ?? '') + 30 * 60_000)
    at.clock.advance(rested - at.clock.now().getTime())
    await who.login('keeper')
    expect(Date.parse((await endOf()) ?? '') - at.clock.now().getTime()).toBeGreaterThan(59 * 60_000)
  })

  test('the play session reports its start, the previous login and the net result', async () => {
    await signedIn('vip')
    const first = at.clock.now()
    at.clock.advance(3_600_000)
    const who = await signedIn('vip')
    at.clock.advance(5 * 60_000)
    const { value } = await who.call<Schemas['PlaySession']>('GET', '/wps/session/play')
    expect(value).toMatchObject({ currency: 'EUR', staked: '0.00', won: '0.00', net: '0.00' })
    expect(value.realityCheckMinutes).toBe(60)
    expect(Date.parse(value.serverTime) - Date.parse(value.startedAt)).toBeGreaterThanOrEqual(5 * 60_000)
    expect(Math.abs(Date.parse(value.lastLoginAt ?? '') - first.getTime())).toBeLessThan(5000)
  })

  test('the statement covers three months, and all time since joining (S-gaming-18)', async () => {
    const who = await signedIn('member')
    const of = async (period: Schemas['StatementPeriod']) =>
      (await who.call<Schemas['ActivityStatement']>('GET', `/wps/member/statement?period=${period}`)).value
    at.clock.advance(40 * 24 * 3_600_000)
    await who.login('member')
    expect((await of('month')).minutes).toBe(0)
    expect((await of('quarter')).minutes).toBeGreaterThan(0)
    at.clock.advance(400 * 24 * 3_600_000)
    await who.login('member')
    expect((await of('quarter')).minutes).toBe(0)
    expect((await of('all')).minutes).toBeGreaterThan(0)
  })

  test('a trial account cannot set limits', async () => {
    const nonagent = await signedIn('nonagent')
    expect((await nonagent.call('GET', '/wps/member/limits')).code).toBe('role.free_reject')
  })
})

onPostgres('changes at the same time', (fresh) => {
  const at = useSandbox(fresh)

  /** Member, a change that is not yet committed, and a call of the member that waits for it. */
  const beside = async <Value>(
    username: string,
    change: (tx: Db, of: LimitScope) => Promise<unknown>,
    call: (who: Player) => Promise<Reply<Value>>,
  ): Promise<Reply<Value>> => {
    const { db, services } = at.sandbox
    const who = player(at.sandbox.app)
    await who.login(username)
    const member = await db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = ${username}`
    const merchant = services.merchants.get('AUR01')
    const of = { merchant, memberId: String(member?.id), now: at.clock.now() }
    const [written, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction(async (tx) => {
      await lockMember(tx, of.memberId)
      await change(tx, of)
      written.resolve()
      await committed.promise
    })
    await written.promise
    const reply = call(who)
    await untilLockWaits(db)
    committed.resolve()
    await first
    return reply
  }

  test('of two limits the stricter one stands, whichever comes last (S-gaming-01)', async () => {
    const reply = await beside<Schemas['Limits']>(
      'member',
      async (tx, of) => {
        await changeLimit(tx, of, { kind: 'deposit', period: 'day', amount: '50.00' })
        await changePlayTimeLimits(tx, of.memberId, { sessionMinutes: 30 }, of.now)
      },
      (who) =>
        who.call('PUT', '/wps/member/limits', {
          body: { limits: [{ kind: 'deposit', period: 'day', amount: '1000.00' }], sessionMinutes: 600 },
        }),
    )
    expect(reply.value).toMatchObject({
      limits: [{ amount: '50.00', pendingAmount: '1000.00' }],
      sessionMinutes: 30,
      pendingSessionMinutes: 600,
    })
  })

  test('of two exclusions the longer one is told (S-gaming-02)', async () => {
    const until = new Date(at.clock.now().getTime() + 1000 * 86_400_000)
    const reply = await beside<Schemas['Exclusion']>(
      'vip',
      (tx, of) => tx.run`update member set excluded_until = ${until} where id = ${BigInt(of.memberId)}`,
      (who) => who.call('POST', '/wps/member/limits/timeOut', { body: { duration: 'day' } }),
    )
    expect(reply.value).toEqual({ until: until.toISOString() })
  })
})
