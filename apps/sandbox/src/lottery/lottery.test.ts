import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPlayground, type Playground } from '../games/testing/playground.ts'
import { auditLedger, balanceOf, memberAccount, toMinor } from '../ledger/index.ts'
import { seededRandom } from '../random.ts'
import { drawNumbers } from './draws.ts'
import { lotteries } from './lotteries.ts'
import { currentPeriod, pastPeriod } from './periods.ts'
import { PLAYS } from './plays.ts'
import { combinationsOf, returnOf } from './selection.ts'
import { settleAllDueBets } from './settle.ts'

describe('periods', () => {
  it.each([60, 90, 180, 300, 600, 86_400])(
    'of %i seconds follow each other without a gap',
    (everySeconds) => {
      const property = fc.check(
        fc.property(
          fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
          (now) => {
            const period = currentPeriod({ everySeconds }, now)
            const before = pastPeriod({ everySeconds }, now, 1)
            return (
              period.opensAt <= now &&
              now < period.drawsAt &&
              period.closesAt < period.drawsAt &&
              before.drawsAt.getTime() === period.opensAt.getTime() &&
              before.numero < period.numero
            )
          },
        ),
      )
      expect(property).toMatchObject({ failed: false })
    },
  )
})

describe('plays', () => {
  const kinds = Object.entries(PLAYS).flatMap(([kind, plays]) =>
    plays.map((play) => [play.playId, kind as keyof typeof PLAYS, play] as const),
  )

  it.each(kinds)('%s pays back less than it takes, and not much less', (_, kind, play) => {
    // Every choice by itself, each with its own exact chance out of many draws.
    const draws = 12_000
    const first = play.positions.map((position) => position.choices.map((choice) => choice.code))
    let paid = 0
    let staked = 0
    const random = seededRandom(`play ${play.playId}`)
    for (let index = 0; index < draws; index += 1) {
      const numbers = drawNumbers({ gameId: 'test', kind, region: 'SOUTH' }, String(index))
      // The winning combination is looked for backwards: as rare ones would need millions of draws to show up.
      const sample =
        play.combination === 'each'
          ? (first[0] ?? []).map((code) => [code])
          : [winning(play, numbers, random)]
      const total = play.combination === 'each' ? sample.length : combinationCount(play)
      staked += total
      for (const combination of sample)
        paid +=
          (returnOf(play, combination, numbers) / 100) *
          (play.combination === 'choose' ? winningSets(play, kind) : 1)
    }
    expect(paid / staked).toBeGreaterThan(0.9)
    expect(paid / staked).toBeLessThan(1)
  })

  it('counts and refuses selections', () => {
    const three = PLAYS.D5.find((play) => play.playId === 'D5_FIRST3')
    const keno = PLAYS.KENO.find((play) => play.playId === 'KENO_PICK3')
    if (!three || !keno) throw new Error('The plays are gone.')
    expect(combinationsOf(three, [['1', '2'], ['3'], ['4', '5', '6']])).toHaveLength(6)
    expect(combinationsOf(keno, [['01', '02', '03', '04', '05']])).toHaveLength(10)
    const forecast = PLAYS.PK10.find((play) => play.playId === 'PK10_FIRST2')
    expect(
      forecast &&
        combinationsOf(forecast, [
          ['01', '02'],
          ['01', '02', '03'],
        ]),
    ).toHaveLength(4)
    expect(() => combinationsOf(three, [['1'], ['3']])).toThrow('positions')
    expect(() => combinationsOf(three, [['1', '1'], ['3'], ['4']])).toThrow('choices')
    expect(() => combinationsOf(keno, [['01', '99', '03']])).toThrow('choices')
  })
})

type AnyPlay = (typeof PLAYS)['D5'][number]

/** The combination that these numbers make win. */
function winning(
  play: AnyPlay,
  numbers: readonly string[],
  random: ReturnType<typeof seededRandom>,
): string[] {
  if (play.combination === 'choose') return numbers.slice(0, play.positions[0]?.minimum ?? 1)
  if (play.playId.startsWith('VN')) return Array.from((numbers[0] ?? '').slice(-3))
  const from = numbers.length - play.positions.length
  const tail = play.playId.endsWith('LAST2') ? numbers.slice(from) : numbers.slice(0, play.positions.length)
  return tail.length > 0 ? [...tail] : [String(random.integer(0, 9))]
}

const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (of * choose(of - 1, count - 1)) / count

function combinationCount(play: AnyPlay): number {
  const [first] = play.positions
  if (play.combination === 'choose') return choose(first?.choices.length ?? 0, first?.minimum ?? 0)
  const all = play.positions.reduce((product, position) => product * position.choices.length, 1)
  return play.playId === 'PK10_FIRST2' ? 90 : all
}

/** How many sets win in one draw. */
const winningSets = (play: AnyPlay, kind: string): number =>
  choose(kind === 'KENO' ? 20 : 6, play.positions[0]?.minimum ?? 0)

describe('bets', () => {
  let ground: Playground
  beforeAll(async () => {
    ground = await openPlayground()
  }, 60_000)
  afterAll(() => ground.close())

  const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
  const currency = (): string => ground.services.merchants.get(ground.merchant).currency
  const balance = (): Promise<bigint> => balanceOf(ground.db, ground.merchant, memberAccount(ground.memberId))
  const bet = async (lines: unknown[], key: string = randomUUID(), numero?: string) => {
    const open = await ground.call('GET', `/lotto/numero?gameId=${game?.gameId}`)
    const body = {
      gameId: game?.gameId,
      numero: numero ?? open.value['numero'],
      playType: 'trad',
      currency: currency(),
      lines,
    }
    return {
      ...(await ground.call('POST', '/lgw/orders', body, { 'idempotency-key': key })),
      numero: String(body.numero),
    }
  }
  const all = {
    playId: 'D5_FIRST1',
    selection: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    unitStake: '1.00',
    multiple: 2,
  }

  it('takes the stake once, waits for the draw, and pays exactly the odds', async () => {
    const before = await balance()
    const key = randomUUID()
    const placed = await bet([all], key)
    expect(placed).toMatchObject({ status: 200, value: { stake: '20.00' } })
    expect((await bet([all], key)).value).toStrictEqual(placed.value)
    expect(await balance()).toBe(before - toMinor('20.00', currency()))
    ground.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    await Promise.all([
      settleAllDueBets(ground.db, ground.services.clock.now()),
      ground.call('GET', '/lgw/orders'),
    ])
    // Exactly one of the ten digits comes first: 2.00 at 9.7.
    expect(await balance()).toBe(before - toMinor('20.00', currency()) + toMinor('19.40', currency()))
    expect(await auditLedger(ground.db)).toStrictEqual([])
    const record = await ground.call('GET', '/lgw/orders?gameCategory=ELOTT')
    expect(record.value).toMatchObject({
      list: [{ status: 'WON', stake: '20.00', payout: '19.40', profit: '-0.60', numero: placed.numero }],
    })
  })

  it('takes all lines or none', async () => {
    const before = await balance()
    const bad = { ...all, selection: [['0', '77']] }
    expect(await bet([all, bad])).toMatchObject({ status: 422, code: 'order.selection_invalid' })
    expect(await bet([{ ...all, unitStake: '0.01', multiple: 1 }])).toMatchObject({
      status: 422,
      code: 'order.stake_invalid',
    })
    expect(await bet([{ ...all, multiple: 10_000 }])).toMatchObject({
      status: 422,
      code: 'order.stake_invalid',
    })
    expect(await balance()).toBe(before)
  })

  it('is closed shortly before the draw, and for other periods', async () => {
    expect(await bet([all], randomUUID(), '202001010001')).toMatchObject({
      status: 422,
      code: 'order.period_closed',
    })
    const period = currentPeriod(game?.lottery ?? { everySeconds: 60 }, ground.services.clock.now())
    ground.services.clock.advance(period.closesAt.getTime() - ground.services.clock.now().getTime())
    expect(await bet([all])).toMatchObject({ status: 422, code: 'order.period_closed' })
  })
})
