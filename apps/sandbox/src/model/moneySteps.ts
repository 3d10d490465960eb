import * as fc from 'fast-check'

import { Failure } from '../failure.ts'
import { balanceOf, fromBase, memberAccount, toDecimal } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { requestWithdrawal, withdrawable } from '../payments/withdrawals.ts'
import { stepOf } from '../vip/levels.ts'
import { expectMovement } from './agentExpectation.ts'
import { expectMoneyIn, expectStake, turnoverLeft } from './expectation.ts'
import { about, money, nth, same, Step } from './step.ts'
import { callAs, desk, playOnce } from './world.ts'

/** Opens a deposit order, at times with the promotion of the first deposit. */
export const depositing = fc
  .tuple(nth, fc.integer({ min: 10, max: 400 }), fc.boolean())
  .map(([who, units, choose]) =>
    about(`deposit ${units}${choose ? ' with WELCOME' : ''}`, who, async (world, member) => {
      const may =
        !member.firstDeposit && (member.welcome.state === 'none' || member.welcome.state === 'rejected')
      const answer = await callAs(world, member, 'POST', '/wps/transaction/deposit', {
        channelId: 'card',
        amount: money(member, units),
        ...(choose ? { promotionKey: 'WELCOME' } : {}),
      })
      if (choose && !may) return same('A second bonus', answer.code, 'promotion.not_eligible')
      same('A deposit', answer.status, 200)
      world.orders.set(String(answer.value['orderNumber']), {
        member,
        amount: fromBase(units, member.currency),
        chosen: choose,
        expiresAt: Date.parse(String(answer.value['expiresAt'])),
      })
    }),
  )

/** Pays an order, at times twice, or refuses it. */
export const paying = fc.tuple(fc.nat(), fc.boolean()).map(
  ([which, refuse]) =>
    new Step(`${refuse ? 'refuse' : 'pay'} order ${which}`, async (world) => {
      const [number, order] = [...world.orders][which % Math.max(1, world.orders.size)] ?? []
      if (number === undefined || !order) return
      const verdict = refuse && which % 3 === 0 ? 'refuse' : 'pay'
      const { status } = await desk(world, `/sandbox/payments/${number}/${verdict}`)
      world.orders.delete(number)
      if (status !== 'paid') return
      const { member, amount, chosen } = order
      expectMoneyIn(member, amount, 1n)
      const paid = { number, amount, chosen }
      member.firstDeposit ??= paid
      if (chosen) member.chosen.push({ order: paid, paidAt: world.sandbox.services.clock.now().getTime() })
      // Paying twice pays once.
      await desk(world, `/sandbox/payments/${number}/pay`)
    }),
)

/** Plays one round of a slot or at a live table. */
export const betting = fc
  .tuple(nth, fc.constantFrom('slot' as const, 'live' as const), fc.constantFrom(2, 2, 20, 100))
  .map(([who, genre, units]) =>
    about(`stake ${units} on a ${genre}`, who, async (world, member) => {
      const before = await balanceOf(world.sandbox.db, member.merchant, memberAccount(member.id))
      const stake = fromBase(units, member.currency)
      const taken = await playOnce(world, member, genre, toDecimal(stake, member.currency))
      same('A stake within the balance', taken, before >= stake)
      if (!taken) return
      const at = world.sandbox.services.clock.now().getTime()
      const after = await balanceOf(world.sandbox.db, member.merchant, memberAccount(member.id))
      expectStake(member, stake, genre === 'live', at)
      expectMovement(member, at, { staked: stake, won: after - before + stake })
    }),
  )

/** Asks for a withdrawal, and compares the rules for it. */
export const withdrawing = fc.tuple(nth, fc.integer({ min: 20, max: 300 })).map(([who, units]) =>
  about(`withdraw ${units}`, who, async (world, member) => {
    const { db, services } = world.sandbox
    const merchant = services.merchants.get(member.merchant)
    const now = services.clock.now()
    const amount = fromBase(units, member.currency)
    await db
      .transaction(async (tx) => {
        await lockMember(tx, member.id)
        const rules = await withdrawable(tx, merchant, member.id, now)
        const { withdrawals } = stepOf(member.level)
        same('Turnover left', rules.turnoverLeft, turnoverLeft(member))
        same('Largest withdrawal', rules.maximum, fromBase(withdrawals.most, member.currency))
        same('Fee', rules.fee, fromBase(withdrawals.fee, member.currency))
        if (rules.turnoverLeft > 0n || rules.countLeft === 0 || amount > rules.available) return
        const card = await tx.row<{
          id: bigint
        }>`select id from bank_card where member_id = ${BigInt(member.id)}`
        const wish = { merchant, memberId: member.id, cardId: card?.id ?? 0n, amount, fee: rules.fee }
        const { number } = await requestWithdrawal(tx, wish, now)
        world.payouts.set(number, { member, amount })
      })
      .catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
  }),
)

/** Pays or refuses a withdrawal; the second verdict changes nothing. */
export const closing = fc.tuple(fc.nat(), fc.boolean()).map(
  ([which, pays]) =>
    new Step(`${pays ? 'pay' : 'refuse'} withdrawal ${which}`, async (world) => {
      const [number] = [...world.payouts][which % Math.max(1, world.payouts.size)] ?? []
      if (number === undefined) return
      world.payouts.delete(number)
      await desk(world, `/sandbox/payments/${number}/${pays ? 'pay' : 'refuse'}`)
      await desk(world, `/sandbox/payments/${number}/${pays ? 'refuse' : 'pay'}`)
    }),
)
