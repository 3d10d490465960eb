import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const DEPOSIT = '/wps/transaction/deposit'
const MINUTE_MS = 60_000

onEachDatabase('states of payments', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string): Promise<Player> => {
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }
  const open = async (who: Player, amount = '50.00') => {
    const body = { channelId: 'bank-account', amount }
    return (await who.call<Schemas['Deposit']>('POST', DEPOSIT, { body, headers: intention() })).value
      .orderNumber
  }
  const desk = (number: string, outcome: string, payload: object = {}) =>
    at.sandbox.app.inject({ method: 'POST', url: `/sandbox/payments/${number}/${outcome}`, payload })
  const orderOf = async (who: Player, number: string) =>
    (await who.call<Schemas['Deposit']>('GET', `${DEPOSIT}/${number}`)).value
  const balance = async (who: Player) =>
    Number((await who.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs')).value.balance)
  const latestLetter = async (who: Player) =>
    (await who.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value.list[0]
  const unread = async (who: Player) =>
    (await who.call<Schemas['UnreadCount']>('GET', '/wps/message/inbox/unread')).value.unReadCount

  test('a cancelled order takes no money: what is paid for it goes back (S-deposit-05)', async () => {
    const member = await signedIn('member')
    const before = await balance(member)
    const number = await open(member)
    const cancel = () => member.call<Schemas['Deposit']>('POST', `${DEPOSIT}/${number}/cancel`)
    expect((await (await signedIn('vip')).call('POST', `${DEPOSIT}/${number}/cancel`)).status).toBe(404)
    expect((await cancel()).value.status).toBe('cancelled')
    expect((await cancel()).value.status).toBe('cancelled')
    await desk(number, 'pay')
    expect(await orderOf(member, number)).toMatchObject({ status: 'cancelled', returned: '50.00' })
    expect(await balance(member)).toBe(before)
    expect((await latestLetter(member))?.title).toBe('We’re sending €50.00 back')
    const paid = await open(member)
    await desk(paid, 'pay')
    expect((await member.call('POST', `${DEPOSIT}/${paid}/cancel`)).code).toBe('deposit.not_open')
  })

  test('an order expires with a letter, and is credited when it is paid late (S-deposit-07)', async () => {
    let vip = await signedIn('vip')
    const before = await balance(vip)
    const number = await open(vip)
    const letters = await unread(vip)
    await at.later(3 * 24 * 60 * MINUTE_MS)
    vip = await signedIn('vip')
    expect(await orderOf(vip, number)).toMatchObject({ status: 'expired' })
    expect((await latestLetter(vip))?.content).toContain(number)
    expect(await unread(vip)).toBeGreaterThan(letters)
    await desk(number, 'pay')
    const paid = await orderOf(vip, number)
    expect(paid).toMatchObject({ status: 'paid', credited: '50.00' })
    expect(Date.parse(paid.paidAt ?? '')).toBeGreaterThan(Date.parse(paid.expiresAt))
    expect(await balance(vip)).toBe(before + 50)
    at.clock.reset()
  })

  test('another sum is credited as it arrived; one outside the limits goes back (S-deposit-07)', async () => {
    const regular = await signedIn('regular')
    const before = await balance(regular)
    const other = await open(regular)
    await desk(other, 'pay', { amount: '80.00' })
    expect(await orderOf(regular, other)).toMatchObject({
      status: 'paid',
      amount: '50.00',
      credited: '80.00',
    })
    const limits = [{ kind: 'deposit', period: 'day', amount: '150.00' }]
    await regular.call('PUT', '/wps/member/limits', { body: { limits } })
    const tooMuch = await open(regular)
    await desk(tooMuch, 'pay', { amount: '500.00' })
    expect(await orderOf(regular, tooMuch)).toMatchObject({ status: 'pending', returned: '500.00' })
    expect(await balance(regular)).toBe(before + 80)
  })

  test('a limit set since an order was opened holds for it: the payment goes back (S-deposit-08)', async () => {
    const partner = await signedIn('partner')
    const before = await balance(partner)
    const [first, second] = [await open(partner, '60.00'), await open(partner, '60.00')]
    const limits = [{ kind: 'deposit', period: 'day', amount: '100.00' }]
    await partner.call('PUT', '/wps/member/limits', { body: { limits } })
    await desk(first, 'pay')
    expect(await orderOf(partner, first)).toMatchObject({ status: 'paid', credited: '60.00' })
    await desk(second, 'pay')
    expect(await orderOf(partner, second)).toMatchObject({ status: 'cancelled', returned: '60.00' })
    expect(await balance(partner)).toBe(before + 60)
    expect((await latestLetter(partner))?.title).toBe('We’re sending €60.00 back')
  })

  test('a break cancels open orders, and what is paid for them goes back (S-deposit-08)', async () => {
    const keeper = await signedIn('keeper')
    const number = await open(keeper)
    await keeper.call('POST', '/wps/member/limits/timeOut', { body: { duration: 'day' } })
    const stored = () =>
      at.sandbox.db.row`select status, credited, returned from deposit_order where number = ${number}`
    expect(await stored()).toMatchObject({ status: 'cancelled' })
    // An order that was opened at the same moment, and therefore not cancelled.
    await at.sandbox.db.run`update deposit_order set status = 'pending' where number = ${number}`
    await desk(number, 'pay')
    expect(await stored()).toEqual({ status: 'cancelled', credited: 0n, returned: 5000n })
  })

  test('of any payments for one order one is credited, whatever is reported again (S-deposit-07)', async () => {
    const saver = await signedIn('saver')
    const step = fc.record({
      reference: fc.constantFrom('a', 'b', 'c'),
      amount: fc.constantFrom('50.00', '60.00', '49.00', '1.00'),
      after: fc.constantFrom('nothing', 'cancel', 'wait'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const before = await balance(saver)
        const number = await open(saver)
        for (const { reference, amount, after } of steps) {
          const report = { amount, reference: `${number}:${reference}` }
          await Promise.all([desk(number, 'pay', report), desk(number, 'pay', report)])
          if (after === 'cancel') await saver.call('POST', `${DEPOSIT}/${number}/cancel`)
        }
        const { credited = '0.00' } = await orderOf(saver, number)
        expect(await balance(saver)).toBeCloseTo(before + Number(credited), 2)
        const sums = await at.sandbox.db.row<{ arrived: bigint; used: bigint; credits: number }>`
          select sum(arrived)::bigint as arrived, sum(deposit_receipt.credited + deposit_receipt.returned)::bigint as used,
            count(*) filter (where deposit_receipt.credited > 0)::int as credits
          from deposit_receipt join deposit_order on deposit_order.id = order_id where number = ${number}`
        expect(sums?.used).toBe(sums?.arrived)
        expect(sums?.credits).toBeLessThanOrEqual(1)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test('a withdrawal is cancelled, refused with a reason, or sent back (S-withdraw-03)', async () => {
    const vip = await signedIn('vip')
    const cards = (await vip.call<Schemas['BankCards']>('GET', '/wps/member/bankCard')).value.list
    const ask = async () => {
      const body = { bankCardId: cards[0]?.id, amount: '100.00', paymentPassword: '202611' }
      const reply = await vip.call<Schemas['Withdrawal']>('POST', '/wps/transaction/withdraw', {
        body,
        headers: intention(),
      })
      return reply.value.orderNumber
    }
    const cancel = (number: string) =>
      vip.call<Schemas['Withdrawal']>('POST', `/wps/transaction/withdraw/${number}/cancel`)
    // The deposit of another test is staked, so that nothing is left to stake.
    await at.sandbox.db.run`update ledger_transfer set kind = 'win' where kind = 'deposit'`
    const before = await balance(vip)
    const [raced, cancelled, refused, returned] = [await ask(), await ask(), await ask(), await ask()]
    expect(await balance(vip)).toBe(before - 400)
    // Either may come first; the other one then learns of it.
    const [byMember, byDesk] = await Promise.all([cancel(raced), desk(raced, 'pay')])
    const { status: outcome } = byDesk.json<{ status: string }>()
    expect(outcome).toBe(byMember.code === 'withdraw.not_pending' ? 'paid' : 'cancelled')
    await desk(raced, 'return')
    expect((await cancel(cancelled)).value.status).toBe('cancelled')
    expect((await cancel(cancelled)).value.status).toBe('cancelled')
    await desk(cancelled, 'pay')
    await desk(refused, 'refuse', { reason: 'details' })
    expect((await cancel(refused)).code).toBe('withdraw.not_pending')
    await desk(returned, 'pay')
    await Promise.all([desk(returned, 'return'), desk(returned, 'return')])
    expect(await balance(vip)).toBe(before)
    const { list } = (await vip.call<Schemas['Withdrawals']>('GET', '/wps/transaction/withdrawals')).value
    expect(list.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
      ['returned', 'bank'],
      ['rejected', 'details'],
      ['cancelled', undefined],
    ])
    const letters = (await vip.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value.list
    expect(letters.find(({ title }) => title === 'Your withdrawal was declined')?.content).toContain(
      'isn’t in your name',
    )
    expect((await desk(refused, 'refuse', { reason: 'mood' })).statusCode).toBe(400)
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })
})
