import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runDueJobs } from '../../jobs/runJobs.ts'
import { auditLedger, balanceOf, memberAccount, toMinor } from '../../ledger/index.ts'
import { endOtherSessions, startSession } from '../../sessions/sessions.ts'
import { catalogue } from '../catalogue.ts'
import type { Genre } from '../genres.ts'
import { openGame, openGameSandbox, type GameSandbox } from '../testing/gameSandbox.ts'
import { momentOf } from './crashCurve.ts'
import { digestOf } from './tokens.ts'

const nodeOf = (genre: Genre): string =>
  catalogue().games.find((game) => game.genre === genre && game.vendor.freePlay)?.nodeId ?? ''

let sandbox: GameSandbox
beforeAll(async () => {
  sandbox = await openGameSandbox()
}, 60_000)
afterAll(() => sandbox.close())

let round = 0
const nextRound = (): string => `round-${(round += 1).toString().padStart(6, '0')}`
const balance = (): Promise<bigint> =>
  balanceOf(sandbox.db, sandbox.merchant, memberAccount(sandbox.memberId))
const minor = (amount: unknown): bigint =>
  toMinor(String(amount), sandbox.services.merchants.get(sandbox.merchant).currency)
const stakesOf = (session: Record<string, unknown>): string[] => session['stakes'] as string[]

describe('a launch token', () => {
  it('opens one game and is single-use', async () => {
    const { token, session } = await openGame(sandbox, nodeOf('slot'))
    expect(session).toMatchObject({ freePlay: false, game: { nodeId: nodeOf('slot'), kind: 'slot' } })
    expect(await sandbox.play('POST', 'session', '', { launch: token })).toMatchObject({
      status: 401,
      code: 'session.missing',
    })
  })

  it('expires after two minutes', async () => {
    const launched = await sandbox.call(
      'GET',
      `/lgw/games/launch?vendor=${vendorOf('slot')}&gameCategory=RNG&nodeId=${nodeOf('slot')}`,
    )
    const token = new URL(String(launched.value['url'])).searchParams.get('launch')
    sandbox.services.clock.advance(121_000)
    expect(await sandbox.play('POST', 'session', '', { launch: token })).toMatchObject({ status: 401 })
  })

  it('is random and stored as a digest only', async () => {
    expect(await sandbox.play('POST', 'session', '', { launch: 'a'.repeat(32) })).toMatchObject({
      status: 401,
    })
    expect(await sandbox.play('POST', 'session', '', { launch: 5 })).toMatchObject({ status: 400 })
    const { token, bearer } = await openGame(sandbox, nodeOf('slot'))
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    const kept = await sandbox.db.rows<{ digest: string; whole: string }>`
      select token_digest as digest, to_jsonb(game_launch)::text as whole from game_launch
      union all select token_digest, to_jsonb(game_session)::text from game_session`
    expect(kept.map(({ digest }) => digest)).toEqual(
      expect.arrayContaining([token, bearer].map((one) => digestOf(one))),
    )
    for (const { whole } of kept) for (const one of [token, bearer]) expect(whole).not.toContain(one)
  })
})

describe('an open game', () => {
  it('takes no stake once the session that opened it has ended, though the member is signed in elsewhere', async () => {
    const own = await openGameSandbox()
    const { bearer, session } = await openGame(own, nodeOf('slot'))
    const unopened = await own.call(
      'GET',
      `/lgw/games/launch?vendor=${vendorOf('slot')}&gameCategory=RNG&nodeId=${nodeOf('slot')}`,
    )
    const spin = () =>
      own.play('POST', 'rounds', bearer, { roundId: nextRound(), stake: stakesOf(session)[0] })
    expect((await spin()).status).toBe(200)
    await own.db.transaction((tx) =>
      startSession(tx, { id: own.memberId, merchant: own.merchant }, own.services.clock.now(), {
        method: 'password',
        userAgent: '',
        address: '127.0.0.1',
        allowsSeveralDevices: false,
      }),
    )
    expect(await spin()).toMatchObject({ status: 401, code: 'session.expired' })
    expect(await own.play('GET', 'balance', bearer)).toMatchObject({ status: 401, code: 'session.expired' })
    const launch = new URL(String(unopened.value['url'])).searchParams.get('launch')
    expect((await own.play('POST', 'session', '', { launch })).code).toBe('session.missing')
    await own.close()
  }, 60_000)
})

describe('an open game of a session', () => {
  it('takes no stake after the longest life of that session, busy or idle', async () => {
    const own = await openGameSandbox()
    const { clock } = own.services
    for (let minutes = 0; minutes < 11 * 60; minutes += 25) {
      clock.advance(25 * 60_000)
      expect((await own.call('GET', '/wps/member/info')).status).toBe(200)
    }
    const { bearer, session } = await openGame(own, nodeOf('slot'))
    const spin = () =>
      own.play('POST', 'rounds', bearer, { roundId: nextRound(), stake: stakesOf(session)[0] })
    expect((await spin()).status).toBe(200)
    clock.advance(60 * 60_000)
    expect(await spin()).toMatchObject({ status: 401, code: 'session.expired' })
    await own.close()
  }, 60_000)

  it('that is idle takes no stake once the member has signed out all others or changed the password', async () => {
    const own = await openGameSandbox()
    const { clock } = own.services
    const { bearer, session } = await openGame(own, nodeOf('slot'))
    const spin = () =>
      own.play('POST', 'rounds', bearer, { roundId: nextRound(), stake: stakesOf(session)[0] })
    clock.advance(31 * 60_000)
    expect((await spin()).status).toBe(200)
    expect(await endOtherSessions(own.db, own.memberId, null, clock.now())).toBe(0)
    expect(await spin()).toMatchObject({ status: 401, code: 'session.expired' })
    await own.close()
  }, 60_000)
})

const vendorOf = (genre: Genre): string => catalogue().find(nodeOf(genre))?.vendor.code ?? ''

describe.each(['slot', 'fish'] as const)('a round of %s', (genre) => {
  let bearer = ''
  let stake = ''
  beforeEach(async () => {
    const opened = await openGame(sandbox, nodeOf(genre))
    bearer = opened.bearer
    stake = stakesOf(opened.session)[0] ?? ''
  })

  it('books stake and win exactly, and records the order', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const before = await balance()
      const { status, value } = await sandbox.play('POST', 'rounds', bearer, {
        roundId: nextRound(),
        stake,
        choice: 'odd',
      })
      expect(status).toBe(200)
      const after = await balance()
      expect(after).toBe(before - minor(stake) + minor(value['payout']))
      expect(minor(value['balance'])).toBe(after)
    }
    const record = await sandbox.call('GET', `/lgw/orders?vendor=${vendorOf(genre)}&pageSize=1`)
    expect(record).toMatchObject({ status: 200, value: { list: [{ stake, nodeId: nodeOf(genre) }] } })
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
  })

  it('takes no second stake when repeated', async () => {
    const wish = { roundId: nextRound(), stake, choice: 'low' }
    const first = await sandbox.play('POST', 'rounds', bearer, wish)
    const after = await balance()
    const again = await Promise.all([1, 2, 3].map(() => sandbox.play('POST', 'rounds', bearer, wish)))
    expect(again.map(({ value }) => [value['payout'], value['outcome']])).toStrictEqual(
      again.map(() => [first.value['payout'], first.value['outcome']]),
    )
    expect(await balance()).toBe(after)
    expect(await sandbox.play('POST', 'rounds', bearer, { ...wish, choice: 'high' })).toMatchObject({
      status: 409,
      code: 'idempotency.conflict',
    })
  })

  it.each(['0.01', '0', '1000000', '-5', '1e3'])('refuses a stake of %s and moves nothing', async (wrong) => {
    const before = await balance()
    const { status } = await sandbox.play('POST', 'rounds', bearer, {
      roundId: nextRound(),
      stake: wrong,
      choice: 'low',
    })
    expect([400, 422]).toContain(status)
    expect(await balance()).toBe(before)
  })
})

describe('money', () => {
  it('without a sufficient balance is refused, and nothing is booked', async () => {
    const { bearer, session } = await openGame(sandbox, nodeOf('table'))
    await sandbox.db.run`update ledger_account set balance = 0 where member_id = ${BigInt(sandbox.memberId)}`
    const roundId = nextRound()
    const answer = await sandbox.play('POST', 'rounds', bearer, {
      roundId,
      stake: stakesOf(session)[0],
      choice: 'low',
    })
    expect(answer).toMatchObject({ status: 422, code: 'wallet.insufficient' })
    expect(await sandbox.db.rows`select 1 from game_round where round_id = ${roundId}`).toStrictEqual([])
    await sandbox.db.run`
      update ledger_account set balance = (select sum(amount) from ledger_entry where account_id = ledger_account.id)
      where member_id = ${BigInt(sandbox.memberId)}`
  })

  it('in free play is play money: wallet and record are unchanged', async () => {
    const before = [await balance(), (await sandbox.call('GET', '/lgw/orders')).value['totals']]
    const { bearer, session } = await openGame(sandbox, nodeOf('slot'), 1)
    const stake = stakesOf(session)[0]
    const { value } = await sandbox.play('POST', 'rounds', bearer, { roundId: nextRound(), stake })
    expect(session['freePlay']).toBe(true)
    expect(minor(value['balance'])).toBe(minor(session['balance']) - minor(stake) + minor(value['payout']))
    expect([await balance(), (await sandbox.call('GET', '/lgw/orders')).value['totals']]).toStrictEqual(
      before,
    )
  })
})

describe('a curve', () => {
  const open = async (leaveAt?: number) => {
    const { bearer, session } = await openGame(sandbox, nodeOf('crash'))
    const stake = stakesOf(session)[0]
    const roundId = nextRound()
    const { value } = await sandbox.play('POST', 'rounds', bearer, {
      roundId,
      stake,
      ...(leaveAt ? { leaveAt } : {}),
    })
    const row = await sandbox.db.row<{
      point: number
    }>`select (outcome->>'point')::int as point from game_round where round_id = ${roundId}`
    return { bearer, roundId, stake, value, point: row?.point ?? 0 }
  }

  it('does not reveal its breaking point', async () => {
    const { value } = await open()
    expect(value).toMatchObject({ status: 'open', outcome: { kind: 'crash' } })
    expect(JSON.stringify(value)).not.toContain('point')
  })

  it('pays the current multiple when the player cashes out', async () => {
    const before = await balance()
    let played = await open()
    let staked = minor(played.stake)
    while (played.point < 130) {
      played = await open()
      staked += minor(played.stake)
    }
    sandbox.services.clock.advance(Math.ceil(momentOf(120)))
    const left = await sandbox.play('POST', `rounds/${played.roundId}/leave`, played.bearer)
    expect(left).toMatchObject({ status: 200, value: { status: 'settled', outcome: { leftAt: 120 } } })
    const payout = (minor(played.stake) * 120n) / 100n
    expect(minor(left.value['payout'])).toBe(payout)
    expect(await balance()).toBe(before - staked + payout)
    const again = await sandbox.play('POST', `rounds/${played.roundId}/leave`, played.bearer)
    expect(again.value).toStrictEqual(left.value)
  })

  it('pays nothing after it broke, even without a poll in between', async () => {
    const { bearer, roundId, point } = await open()
    sandbox.services.clock.advance(Math.ceil(momentOf(point)) + 1)
    await sandbox.call('GET', '/lgw/orders')
    const late = await sandbox.play('POST', `rounds/${roundId}/leave`, bearer)
    expect(late).toMatchObject({ value: { status: 'settled', outcome: { point } } })
    expect(minor(late.value['payout'])).toBe(0n)
  })

  it('is cashed out by a job, for a player who never asks again (S-launch-13)', async () => {
    let played = await open(110)
    while (played.point <= 110) played = await open(110)
    const before = await balance()
    sandbox.services.clock.advance(60_000)
    await runDueJobs(sandbox.services)
    expect(await balance()).toBe(before + (minor(played.stake) * 110n) / 100n)
    expect(await sandbox.db.rows`select from bet_order where status = 'PENDING'`).toEqual([])
  })

  it('cashes out automatically at the set multiple', async () => {
    let played = await open(110)
    while (played.point <= 110) played = await open(110)
    sandbox.services.clock.advance(3_600_000)
    const seen = await sandbox.play('GET', `rounds/${played.roundId}`, played.bearer)
    expect(seen.value).toMatchObject({ status: 'settled', outcome: { leftAt: 110 } })
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
  })
})
