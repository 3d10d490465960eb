import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLedger, balanceOf, memberAccount, toMinor } from '../../ledger/index.ts'
import { catalogue } from '../catalogue.ts'
import type { Genre } from '../genres.ts'
import { openGame, openPlayground, type Playground } from '../testing/playground.ts'
import { momentOf } from './crashCurve.ts'

const nodeOf = (genre: Genre): string =>
  catalogue().games.find((game) => game.genre === genre && game.vendor.freePlay)?.nodeId ?? ''

let ground: Playground
beforeAll(async () => {
  ground = await openPlayground()
}, 60_000)
afterAll(() => ground.close())

let round = 0
const nextRound = (): string => `round-${(round += 1).toString().padStart(6, '0')}`
const balance = (): Promise<bigint> => balanceOf(ground.db, ground.merchant, memberAccount(ground.memberId))
const minor = (amount: unknown): bigint =>
  toMinor(String(amount), ground.services.merchants.get(ground.merchant).currency)
const stakesOf = (session: Record<string, unknown>): string[] => session['stakes'] as string[]

describe('a launch token', () => {
  it('opens one game, once', async () => {
    const { token, session } = await openGame(ground, nodeOf('slot'))
    expect(session).toMatchObject({ freePlay: false, game: { nodeId: nodeOf('slot'), kind: 'slot' } })
    expect(await ground.play('POST', 'session', '', { launch: token })).toMatchObject({
      status: 401,
      code: 'session.missing',
    })
  })

  it('is too old after two minutes', async () => {
    const launched = await ground.call(
      'GET',
      `/lgw/games/launch?vendor=${vendorOf('slot')}&gameCategory=RNG&nodeId=${nodeOf('slot')}`,
    )
    const token = new URL(String(launched.value['url'])).searchParams.get('launch')
    ground.services.clock.advance(121_000)
    expect(await ground.play('POST', 'session', '', { launch: token })).toMatchObject({ status: 401 })
  })

  it('is nothing that can be guessed or read back', async () => {
    expect(await ground.play('POST', 'session', '', { launch: 'a'.repeat(32) })).toMatchObject({
      status: 401,
    })
    expect(await ground.play('POST', 'session', '', { launch: 5 })).toMatchObject({ status: 400 })
    const kept = await ground.db.rows<{ token_digest: string }>`select token_digest from game_launch`
    const { token } = await openGame(ground, nodeOf('slot'))
    expect(kept.map((row) => row.token_digest)).not.toContain(token)
  })
})

const vendorOf = (genre: Genre): string => catalogue().find(nodeOf(genre))?.vendor.code ?? ''

describe.each(['slot', 'fish'] as const)('a round of %s', (genre) => {
  let bearer = ''
  let stake = ''
  beforeEach(async () => {
    const opened = await openGame(ground, nodeOf(genre))
    bearer = opened.bearer
    stake = stakesOf(opened.session)[0] ?? ''
  })

  it('moves stake and win to the cent, and writes the order', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const before = await balance()
      const { status, value } = await ground.play('POST', 'rounds', bearer, {
        roundId: nextRound(),
        stake,
        choice: 'odd',
      })
      expect(status).toBe(200)
      const after = await balance()
      expect(after).toBe(before - minor(stake) + minor(value['payout']))
      expect(minor(value['balance'])).toBe(after)
    }
    const record = await ground.call('GET', `/lgw/orders?vendor=${vendorOf(genre)}&pageSize=1`)
    expect(record).toMatchObject({ status: 200, value: { list: [{ stake, nodeId: nodeOf(genre) }] } })
    expect(await auditLedger(ground.db)).toStrictEqual([])
  })

  it('takes no second stake when it is sent again', async () => {
    const wish = { roundId: nextRound(), stake, choice: 'low' }
    const first = await ground.play('POST', 'rounds', bearer, wish)
    const after = await balance()
    const again = await Promise.all([1, 2, 3].map(() => ground.play('POST', 'rounds', bearer, wish)))
    expect(again.map(({ value }) => [value['payout'], value['outcome']])).toStrictEqual(
      again.map(() => [first.value['payout'], first.value['outcome']]),
    )
    expect(await balance()).toBe(after)
    expect(await ground.play('POST', 'rounds', bearer, { ...wish, choice: 'high' })).toMatchObject({
      status: 409,
      code: 'idempotency.conflict',
    })
  })

  it.each(['0.01', '0', '1000000', '-5', '1e3'])('refuses a stake of %s and moves nothing', async (wrong) => {
    const before = await balance()
    const { status } = await ground.play('POST', 'rounds', bearer, {
      roundId: nextRound(),
      stake: wrong,
      choice: 'low',
    })
    expect([400, 422]).toContain(status)
    expect(await balance()).toBe(before)
  })
})

describe('money', () => {
  it('is refused when it is not there, and nothing is left half done', async () => {
    const { bearer, session } = await openGame(ground, nodeOf('table'))
    await ground.db.run`update ledger_account set balance = 0 where member_id = ${BigInt(ground.memberId)}`
    const roundId = nextRound()
    const answer = await ground.play('POST', 'rounds', bearer, {
      roundId,
      stake: stakesOf(session)[0],
      choice: 'low',
    })
    expect(answer).toMatchObject({ status: 422, code: 'wallet.insufficient' })
    expect(await ground.db.rows`select 1 from game_round where round_id = ${roundId}`).toStrictEqual([])
    await ground.db.run`
      update ledger_account set balance = (select sum(amount) from ledger_entry where account_id = ledger_account.id)
      where member_id = ${BigInt(ground.memberId)}`
  })

  it('is play money in free play: the wallet and the record stay as they are', async () => {
    const before = [await balance(), (await ground.call('GET', '/lgw/orders')).value['totals']]
    const { bearer, session } = await openGame(ground, nodeOf('slot'), 1)
    const stake = stakesOf(session)[0]
    const { value } = await ground.play('POST', 'rounds', bearer, { roundId: nextRound(), stake })
    expect(session['freePlay']).toBe(true)
    expect(minor(value['balance'])).toBe(minor(session['balance']) - minor(stake) + minor(value['payout']))
    expect([await balance(), (await ground.call('GET', '/lgw/orders')).value['totals']]).toStrictEqual(before)
  })
})

describe('a curve', () => {
  const open = async (leaveAt?: number) => {
    const { bearer, session } = await openGame(ground, nodeOf('crash'))
    const stake = stakesOf(session)[0]
    const roundId = nextRound()
    const { value } = await ground.play('POST', 'rounds', bearer, {
      roundId,
      stake,
      ...(leaveAt ? { leaveAt } : {}),
    })
    const row = await ground.db.row<{
      point: number
    }>`select (outcome->>'point')::int as point from game_round where round_id = ${roundId}`
    return { bearer, roundId, stake, value, point: row?.point ?? 0 }
  }

  it('does not say where it will break', async () => {
    const { value } = await open()
    expect(value).toMatchObject({ status: 'open', outcome: { kind: 'crash' } })
    expect(JSON.stringify(value)).not.toContain('point')
  })

  it('pays what it stands at when the player leaves', async () => {
    const before = await balance()
    let played = await open()
    let staked = minor(played.stake)
    while (played.point < 130) {
      played = await open()
      staked += minor(played.stake)
    }
    ground.services.clock.advance(Math.ceil(momentOf(120)))
    const left = await ground.play('POST', `rounds/${played.roundId}/leave`, played.bearer)
    expect(left).toMatchObject({ status: 200, value: { status: 'settled', outcome: { leftAt: 120 } } })
    const payout = (minor(played.stake) * 120n) / 100n
    expect(minor(left.value['payout'])).toBe(payout)
    expect(await balance()).toBe(before - staked + payout)
    const again = await ground.play('POST', `rounds/${played.roundId}/leave`, played.bearer)
    expect(again.value).toStrictEqual(left.value)
  })

  it('pays nothing to who leaves too late, even when nobody looked meanwhile', async () => {
    const { bearer, roundId, point } = await open()
    ground.services.clock.advance(Math.ceil(momentOf(point)) + 1)
    await ground.call('GET', '/lgw/orders')
    const late = await ground.play('POST', `rounds/${roundId}/leave`, bearer)
    expect(late).toMatchObject({ value: { status: 'settled', outcome: { point } } })
    expect(minor(late.value['payout'])).toBe(0n)
  })

  it('leaves by itself where it was told to', async () => {
    let played = await open(110)
    while (played.point <= 110) played = await open(110)
    ground.services.clock.advance(3_600_000)
    const seen = await ground.play('GET', `rounds/${played.roundId}`, played.bearer)
    expect(seen.value).toMatchObject({ status: 'settled', outcome: { leftAt: 110 } })
    expect(await auditLedger(ground.db)).toStrictEqual([])
  })
})
