import * as fc from 'fast-check'

import { balanceOf, fromBase, memberAccount, toDecimal } from '../ledger/index.ts'
import { lotteries, type Lottery } from '../lottery/lotteries.ts'
import { playsOf } from '../lottery/plays.ts'
import { prizeOddsOf } from '../lottery/prizeModes.ts'
import { payoutOf } from '../lottery/settle.ts'
import { expectMovement } from './agentExpectation.ts'
import { expectSettled, expectStake } from './expectation.ts'
import type { OpenBet } from './orders.ts'
import { about, nth, same, Step } from './step.ts'
import { expectOpenBet, expectPlayed, expectResult } from './turnoverExpectation.ts'
import { callAs, desk, nowOf, playOnce, type World } from './world.ts'

/** Plays one round of a slot or at a live table. */
export const betting = fc
  .tuple(nth, fc.constantFrom('slot' as const, 'live' as const), fc.constantFrom(2, 2, 20, 100))
  .map(([who, genre, units]) =>
    about(`stake ${units} on a ${genre}`, who, async (world, member) => {
      const stake = fromBase(units, member.currency)
      const taken = await playOnce(world, member, genre, toDecimal(stake, member.currency))
      same('A stake within the balance', taken, member.balance >= stake)
      if (!taken) return
      const after = await balanceOf(world.sandbox.db, member.merchant, memberAccount(member.id))
      const won = after - member.balance + stake
      member.balance = after
      expectStake(member, stake)
      expectSettled(member, stake, nowOf(world))
      expectPlayed(member, stake, genre === 'live')
      expectMovement(member, nowOf(world), { staked: stake, won })
    }),
  )

/** Lottery of five digits that all bets are on, and every digit of one place: exactly one of them comes. */
function lotteryOfModel(): Lottery {
  const game = lotteries().find(({ lottery, vendor }) => lottery.kind === 'D5' && vendor.code === 'ELOTT')
  if (!game) throw new Error('There is no lottery of five digits.')
  return game
}
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Bets on every digit, so that the payout is known before the draw. */
export const ticketing = fc.tuple(nth, fc.constantFrom(1, 1, 5, 40)).map(([who, units]) =>
  about(`bet ${units} on each digit`, who, async (world, member) => {
    const game = lotteryOfModel()
    const play = playsOf(game.lottery).find(({ playId }) => playId === 'D5_FIRST1')
    if (!play) throw new Error('There is no play on the first digit.')
    const { value: period } = await callAs(world, member, 'GET', `/lotto/numero?gameId=${game.gameId}`)
    const unit = fromBase(units, member.currency)
    const stake = unit * BigInt(DIGITS.length)
    const answer = await callAs(world, member, 'POST', '/lgw/orders', {
      gameId: game.gameId,
      numero: period['numero'],
      playType: play.playType,
      currency: member.currency,
      lines: [
        {
          playId: play.playId,
          selection: [DIGITS],
          unitStake: toDecimal(unit, member.currency),
          multiple: 1,
        },
      ],
    })
    const isClosed = Date.parse(String(period['closesAt'])) <= nowOf(world)
    const refusal = member.balance < stake ? 'wallet.insufficient' : undefined
    same('A bet', answer.code, isClosed ? 'order.period_closed' : refusal)
    if (answer.code !== undefined) return
    const table = prizeOddsOf(game, world.sandbox.services.merchants.get(member.merchant), undefined)
    const payout = payoutOf(play, { selection: [DIGITS], unit: String(unit), table }, [
      '0',
      '0',
      '0',
      '0',
      '0',
    ])
    member.balance -= stake
    expectStake(member, stake)
    expectMovement(member, nowOf(world), { staked: stake })
    const counts = expectOpenBet(member, nowOf(world))
    world.bets.push({ member, stake, payout, drawsAt: Date.parse(String(period['drawsAt'])), counts })
  }),
)

/** Draws the lottery now, or voids the draw; a second voiding finds no bets. */
export const drawing = fc.constantFrom('draw' as const, 'void' as const).map(
  (end) =>
    new Step(end, async (world) => {
      const path = `/sandbox/draw${end === 'void' ? '/void' : ''}?gameId=${lotteryOfModel().gameId}`
      const { refunded } = await desk(world, path)
      if (end === 'draw') return expectDraws(world, Number.POSITIVE_INFINITY)
      same('Refunded bets', refunded, world.bets.length)
      same('Bets refunded again', (await desk(world, path))['refunded'], 0)
      for (const { member, stake, counts } of world.bets.splice(0)) {
        member.balance += stake
        expectStake(member, -stake)
        expectResult(counts, 0n, nowOf(world))
        expectMovement(member, nowOf(world), { staked: -stake })
      }
    }),
)

/** Bets whose draw was due at a moment are paid. */
export function expectDraws(world: World, until: number): void {
  const isDrawn = ({ drawsAt }: OpenBet) => drawsAt <= until
  for (const { member, stake, payout, counts } of world.bets.filter(isDrawn)) {
    member.balance += payout
    expectResult(counts, stake - payout, nowOf(world))
    expectSettled(member, stake, nowOf(world))
    expectMovement(member, nowOf(world), { won: payout })
  }
  world.bets.splice(0, world.bets.length, ...world.bets.filter((bet) => !isDrawn(bet)))
}
