import * as fc from 'fast-check'

import { Failure } from '../failure.ts'
import { fromBase } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { requestWithdrawal, withdrawable } from '../payments/withdrawals.ts'
import { stepOf } from '../vip/levels.ts'
import { remember } from './orders.ts'
import { about, nth, same, Step } from './step.ts'
import { turnoverLeft } from './turnoverExpectation.ts'
import { callAs, desk } from './world.ts'

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
        member.balance -= amount
        remember(world.payouts, number, { member, amount, state: 'pending' })
      })
      .catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
  }),
)

const OUTCOMES = ['pay', 'refuse', 'return', 'cancel'] as const

/** Pays, refuses or returns a withdrawal, or its member cancels it; each twice, and in any state. */
export const closing = fc.tuple(fc.nat(), fc.constantFrom(...OUTCOMES)).map(
  ([which, outcome]) =>
    new Step(`${outcome} withdrawal ${which}`, async (world) => {
      const [number, payout] = [...world.payouts][which % Math.max(1, world.payouts.size)] ?? []
      if (number === undefined || !payout) return
      const { member, amount, state } = payout
      for (let times = 0; times < 2; times += 1) {
        if (outcome === 'cancel')
          await callAs(world, member, 'POST', `/wps/transaction/withdraw/${number}/cancel`)
        else await desk(world, `/sandbox/payments/${number}/${outcome}`)
      }
      if (state !== (outcome === 'return' ? 'paid' : 'pending')) return
      payout.state = outcome === 'pay' ? 'paid' : 'back'
      if (payout.state === 'back') member.balance += amount
    }),
)
