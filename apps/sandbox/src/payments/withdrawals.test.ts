import { expect, test, vi } from 'vitest'

import { auditLedger, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { onEachDatabase, onPostgres } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { untilLockWaits } from '../testing/untilLockWaits.ts'
import type { Schemas } from '../wire.ts'

const WITHDRAW = '/wps/transaction/withdraw'

onEachDatabase('withdrawals', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string, merchant?: string) => {
    const who = player(at.sandbox.app, merchant)
    await who.login(username)
    const { list } = (await who.call<Schemas['BankCards']>('GET', '/wps/member/bankCard')).value
    return { who, card: list[0]?.id ?? 'card_0' }
  }
  const ask = (
    { who, card }: { who: Player; card: string },
    amount: string,
    more = {},
    headers = intention(),
  ) =>
    who.call<Schemas['Withdrawal']>('POST', WITHDRAW, {
      body: { bankCardId: card, amount, paymentPassword: '202611', ...more },
      headers,
    })
  const rules = async (who: Player) => (await who.call<Schemas['WithdrawRules']>('GET', WITHDRAW)).value
  const desk = async (number: string, outcome: string) =>
    (await at.sandbox.app.inject({ method: 'POST', url: `/sandbox/payments/${number}/${outcome}` })).json<{
      status: string
    }>()
  const records = async (who: Player) =>
    (
      await who.call<Schemas['TransactionRecords']>(
        'GET',
        '/wps/transaction/records?period=week&type=withdraw',
      )
    ).value.list
  const funds = async (who: Player) =>
    (await who.call<Schemas['ConsolidatedFunds']>('GET', '/wps/member/info/funds/consolidated')).value

  test('the money leaves the wallet at once, and is paid minus the fee', async () => {
    const member = await signedIn('member')
    const headers = intention()
    const { value: order } = await ask(member, '100.00', {}, headers)
    expect(order).toMatchObject({ status: 'pending', amount: '100.00', fee: '1.00', received: '99.00' })
    expect((await ask(member, '100.00', {}, headers)).value).toEqual(order)
    expect(await funds(member.who)).toMatchObject({ mainBalance: '9900.00', pendingWithdrawal: '100.00' })
    expect(await records(member.who)).toMatchObject([
      { orderNumber: order.orderNumber, status: 'pending', amount: '-100.00' },
    ])
    await Promise.all([desk(order.orderNumber, 'pay'), desk(order.orderNumber, 'pay')])
    expect((await desk(order.orderNumber, 'refuse')).status).toBe('paid')
    expect(await records(member.who)).toMatchObject([{ status: 'succeeded' }])
    expect(await funds(member.who)).toMatchObject({ mainBalance: '9900.00', pendingWithdrawal: '0.00' })
    expect(await rules(member.who)).toMatchObject({ available: '9900.00', dailyCountLeft: 2 })
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test('a refused withdrawal returns the money and does not count', async () => {
    const vip = await signedIn('vip')
    const { orderNumber } = (await ask(vip, '500.00')).value
    expect((await desk(orderNumber, 'refuse')).status).toBe('rejected')
    expect(await rules(vip.who)).toMatchObject({ available: '250000.00', dailyCountLeft: 10 })
    expect(await records(vip.who)).toMatchObject([
      {
        orderNumber,
        status: 'succeeded',
        amount: '500.00',
        note: 'Declined. The money is back in your wallet.',
      },
      { orderNumber, status: 'failed', amount: '-500.00' },
    ])
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test.each([
    ['19.99', {}, 'amount.too_low'],
    ['100000.01', {}, 'amount.too_high'],
    ['100.00', { paymentPassword: '000000' }, 'password.payment_wrong'],
    ['100.00', { bankCardId: 'card_999' }, 'resource.not_found'],
  ])('%s with %j is refused: %s', async (amount, more, code) => {
    expect((await ask(await signedIn('vip'), amount, more)).code).toBe(code)
  })

  test('a withdrawal needs a card and a sufficient balance (S-withdraw-01)', async () => {
    const partner = await signedIn('partner')
    expect((await ask(partner, '100.00')).code).toBe('bank_card.missing')
    const addition = {
      bankCode: 'BOV',
      accountName: 'Noor Vella',
      cardNumber: '411111111111',
      paymentPassword: '202611',
    }
    const { id } = (
      await partner.who.call<Schemas['BankCard']>('POST', '/wps/member/bankCard', { body: addition })
    ).value
    expect((await ask({ ...partner, card: id }, '2500.01')).code).toBe('wallet.insufficient')
    const elsewhere = await signedIn('member', 'MER01')
    expect((await ask({ ...elsewhere, card: id }, '100.00')).code).toBe('resource.not_found')
  })

  test('three withdrawals a day, even when requested simultaneously', async () => {
    const member = await signedIn('member', 'MER01')
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(member, '50.00')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['withdraw.count_reached']),
    )
    at.clock.advance(24 * 3_600_000)
    expect((await ask(await signedIn('member', 'MER01'), '50.00')).status).toBe(200)
  })

  test('deposits must be staked first; earlier stakes do not count', async () => {
    const vip = await signedIn('vip', 'LOT01')
    const { id } = (await at.sandbox.db.row<{ id: bigint }>`
      select id from member where merchant = 'LOT01' and username = 'vip'`) ?? { id: 0n }
    let serial = 0
    const move = (kind: 'stake' | 'deposit', amount: bigint) =>
      at.sandbox.db.transaction((tx) =>
        post(tx, {
          merchant: 'LOT01',
          key: `test:${(serial += 1)}`,
          kind,
          currency: 'VND',
          entries: [
            { account: memberAccount(id.toString()), amount },
            { account: houseAccount(kind === 'stake' ? 'games' : 'cash'), amount: -amount },
          ],
          at: at.clock.now(),
        }),
      )
    await move('stake', -50_000n)
    await move('deposit', 1_000_000n)
    await move('stake', -100_000n)
    expect(await rules(vip.who)).toMatchObject({ turnoverLeft: '900000' })
    expect(await ask(vip, '500000')).toMatchObject({
      code: 'withdraw.turnover_left',
      data: { limit: '900000', currency: 'VND' },
    })
    await move('deposit', 1_000_000n)
    await move('stake', -1_000_000n)
    await move('stake', -900_000n)
    expect(await rules(vip.who)).toMatchObject({ turnoverLeft: '0' })
  })

  test('the payment password, which is slow to check, is checked before a transaction begins', async () => {
    const member = await signedIn('member')
    const begun = vi.spyOn(at.sandbox.services.db, 'transaction')
    expect((await ask(member, '100.00', { paymentPassword: '000000' })).code).toBe('password.payment_wrong')
    expect(begun).not.toHaveBeenCalled()
    begun.mockRestore()
  })

  test('a trial account cannot withdraw (S-withdraw-02)', async () => {
    const trial = player(at.sandbox.app)
    await trial.login('nonagent')
    expect((await trial.call('GET', WITHDRAW)).code).toBe('role.free_reject')
  })
})

onPostgres('a withdrawal beside money that comes in', (fresh) => {
  const at = useSandbox(fresh)

  test('waits for a bonus that is being claimed, and then needs its turnover (S-withdraw-01)', async () => {
    const { db } = at.sandbox
    const who = player(at.sandbox.app)
    await who.login('vip')
    const { list } = (await who.call<Schemas['BankCards']>('GET', '/wps/member/bankCard')).value
    const member = await db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = 'vip'`
    const withdraw = () =>
      who.call('POST', WITHDRAW, {
        body: { bankCardId: list[0]?.id, amount: '100.00', paymentPassword: '202611' },
        headers: intention(),
      })
    const [booked, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const claimed = db.transaction(async (tx) => {
      await post(tx, {
        merchant: 'AUR01',
        key: 'test:bonus',
        kind: 'promotion',
        currency: 'EUR',
        entries: [
          { account: memberAccount(String(member?.id)), amount: 20_000n },
          { account: houseAccount('rewards'), amount: -20_000n },
        ],
        at: at.clock.now(),
      })
      booked.resolve()
      await committed.promise
    })
    await booked.promise
    const reply = withdraw()
    await untilLockWaits(db)
    committed.resolve()
    await claimed
    expect(await reply).toMatchObject({ code: 'withdraw.turnover_left', data: { limit: '2000.00' } })
  })
})
