import * as fc from 'fast-check'

import { fromBase, toDecimal, toMinor } from '../ledger/index.ts'
import { type DepositOrder, remember } from './orders.ts'
import { about, money, nth, same, Step } from './step.ts'
import { expectMoneyIn } from './turnoverExpectation.ts'
import { callAs, desk, nowOf, type World } from './world.ts'

/** Channel of all deposits, with its bounds in base units. */
const CHANNEL = { id: 'card', minimum: 10, maximum: 2000 } as const

/** Opens a deposit order, at times with the promotion of the first deposit. */
export const depositing = fc
  .tuple(nth, fc.integer({ min: 10, max: 400 }), fc.boolean())
  .map(([who, units, choose]) =>
    about(`deposit ${units}${choose ? ' with WELCOME' : ''}`, who, async (world, member) => {
      const may =
        !member.firstDeposit && (member.welcome.state === 'none' || member.welcome.state === 'rejected')
      const answer = await callAs(world, member, 'POST', '/wps/transaction/deposit', {
        channelId: CHANNEL.id,
        amount: money(member, units),
        ...(choose ? { promotionKey: 'WELCOME' } : {}),
      })
      if (choose && !may) return same('A second bonus', answer.code, 'promotion.not_eligible')
      same('A deposit', answer.status, 200)
      remember(world.orders, String(answer.value['orderNumber']), {
        member,
        amount: fromBase(units, member.currency),
        fee: toMinor(String(answer.value['fee']), member.currency),
        chosen: choose,
        expiresAt: Date.parse(String(answer.value['expiresAt'])),
        state: 'open',
      })
    }),
  )

const isOpen = (world: World, { state, expiresAt }: DepositOrder) =>
  state === 'open' && expiresAt > nowOf(world)

/** Order by a number drawn at random. */
const onOrder = (
  name: string,
  which: number,
  work: (world: World, number: string, order: DepositOrder) => Promise<void>,
) =>
  new Step(`${name} order ${which}`, async (world) => {
    const [number, order] = [...world.orders][which % Math.max(1, world.orders.size)] ?? []
    if (number !== undefined && order) await work(world, number, order)
  })

/** A payment arrives for an order of any state, as ordered or with another sum; the bank reports it twice. */
export const paying = fc
  .tuple(
    fc.nat(),
    fc.constantFrom('pay', 'pay', 'pay', 'pay other sum for'),
    fc.integer({ min: 1, max: 2500 }),
  )
  .map(([which, how, units]) =>
    onOrder(how, which, async (world, number, order) => {
      const { member, chosen } = order
      const arrived = how === 'pay' ? order.amount + order.fee : fromBase(units, member.currency)
      const report = {
        amount: toDecimal(arrived, member.currency),
        reference: `${number}:${world.steps}`,
      }
      const use = arrived - order.fee
      const isWithin =
        use >= fromBase(CHANNEL.minimum, member.currency) && use <= fromBase(CHANNEL.maximum, member.currency)
      const isUsed = order.state === 'open' && isWithin
      const { status } = await desk(world, `/sandbox/payments/${number}/pay`, report)
      same(
        `${report.amount} for an order that is ${order.state}`,
        status === 'paid',
        isUsed || order.state === 'paid',
      )
      await desk(world, `/sandbox/payments/${number}/pay`, report)
      if (!isUsed) return
      order.state = 'paid'
      member.balance += use
      expectMoneyIn(member, use, 1n, nowOf(world))
      const paid = { number, amount: use, chosen }
      member.firstDeposit ??= paid
      if (chosen) member.chosen.push({ order: paid, paidAt: nowOf(world) })
    }),
  )

/** The payment provider refuses an order. */
export const refusing = fc.nat().map((which) =>
  onOrder('refuse', which, async (world, number, order) => {
    await desk(world, `/sandbox/payments/${number}/refuse`)
    if (isOpen(world, order)) order.state = 'failed'
  }),
)

/** A member cancels an own order. */
export const cancelling = fc.nat().map((which) =>
  onOrder('cancel', which, async (world, number, order) => {
    const { code } = await callAs(world, order.member, 'POST', `/wps/transaction/deposit/${number}/cancel`)
    if (isOpen(world, order)) order.state = 'cancelled'
    same('Cancelling', code, order.state === 'cancelled' ? undefined : 'deposit.not_open')
  }),
)
