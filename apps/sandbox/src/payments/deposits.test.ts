import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { textIn } from '../platform/text.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const DEPOSIT = '/wps/transaction/deposit'

onEachDatabase('deposits', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string, merchant?: string): Promise<Player> => {
    const who = player(at.sandbox.app, merchant)
    await who.login(username)
    return who
  }
  const open = (who: Player, body: Record<string, unknown>, headers = intention()) =>
    who.call<Schemas['Deposit']>('POST', DEPOSIT, { body, headers })
  const orderOf = async (who: Player, number: string) =>
    (await who.call<Schemas['Deposit']>('GET', `${DEPOSIT}/${number}`)).value
  const balance = async (who: Player) =>
    (await who.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs')).value.balance
  const press = ({ payUrl = '' }: Schemas['Deposit'], answer: 'pay' | 'refuse') =>
    at.sandbox.app.inject({
      method: 'POST',
      url: new URL(payUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    })
  const records = async (who: Player, query = 'type=deposit') =>
    (await who.call<Schemas['TransactionRecords']>('GET', `/wps/transaction/records?period=week&${query}`))
      .value

  test.each([
    ['AUR01', 'EUR', '10.00'],
    ['LOT01', 'VND', '200000'],
  ])('%s has a channel of every kind, in %s from %s', async (merchant, currency, minimum) => {
    const { value } = await (
      await signedIn('member', merchant)
    ).call<Schemas['DepositChannels']>('GET', `${DEPOSIT}/channels`)
    expect(new Set(value.list.map(({ kind }) => kind))).toEqual(
      new Set(['bank', 'qr', 'card', 'e-wallet', 'crypto']),
    )
    expect(value.currency).toBe(currency)
    expect(value.list[0]?.minimum).toBe(minimum)
    expect(value.list.some((channel) => !channel.open)).toBe(true)
    const pictures = await Promise.all(
      value.list.map(async ({ iconUrl = '' }) => (await at.sandbox.app.inject(iconUrl)).body),
    )
    expect(new Set(pictures).size).toBe(value.list.length)
    for (const picture of pictures) expect(picture).toMatch(/^<svg/)
  })

  test('an order is paid once on its page, plus the fee (S-deposit-01)', async () => {
    const member = await signedIn('member')
    const before = await balance(member)
    const headers = intention()
    const body = { channelId: 'card', amount: '100.00', returnPath: '/m/voucherCenter' }
    const { value: order } = await open(member, body, headers)
    expect(order).toMatchObject({
      kind: 'card',
      status: 'pending',
      amount: '100.00',
      fee: '1.50',
      total: '101.50',
    })
    expect(order.orderNumber).toMatch(/^D-\d{8}-\d{4,}$/)
    expect((await open(member, body, headers)).value).toEqual(order)
    expect((await open(member, { ...body, amount: '200.00' }, headers)).code).toBe('idempotency.conflict')
    expect((await records(member)).list[0]).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'pending',
    })
    expect(await balance(member)).toBe(before)
    const { pathname, search } = new URL(order.payUrl ?? '')
    expect(search).toBe('?language=EN')
    const page = await at.sandbox.app.inject(`${pathname}?language=AR`)
    expect(page.body).toContain('<html lang="ar" dir="rtl">')
    expect(page.body).toContain(textIn('deposit.status.pending', 'AR'))
    expect(page.body).toContain('101.50')
    expect(page.body).toContain('/m/voucherCenter"')
    await Promise.all([press(order, 'pay'), press(order, 'pay')])
    await press(order, 'refuse')
    expect(await orderOf(member, order.orderNumber)).toMatchObject({ status: 'paid' })
    expect(Number(await balance(member))).toBe(Number(before) + 100)
    expect((await records(member)).list).toMatchObject([
      { orderNumber: order.orderNumber, status: 'succeeded', amount: '100.00' },
    ])
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test.each([
    ['bank-account', 'transfer'],
    ['qr', 'qrText'],
    ['usdt', 'address'],
    ['wallet', 'payUrl'],
  ] as const)('%s tells the payer its %s', async (channelId, field) => {
    expect((await open(await signedIn('vip'), { channelId, amount: '60.00' })).value[field]).toBeDefined()
  })

  test('refused and expired orders move no money', async () => {
    const vip = await signedIn('vip')
    const before = await balance(vip)
    const { value: refused } = await open(vip, { channelId: 'qr', amount: '50.00' })
    await press(refused, 'refuse')
    expect(await orderOf(vip, refused.orderNumber)).toMatchObject({ status: 'failed' })
    const { value: late } = await open(vip, { channelId: 'qr', amount: '50.00' })
    at.clock.advance(11 * 60_000)
    expect((await press(late, 'pay')).body).toContain('expired')
    expect(await orderOf(vip, late.orderNumber)).toMatchObject({ status: 'expired' })
    expect(await balance(vip)).toBe(before)
    expect((await records(vip, 'type=deposit&status=failed')).list).toMatchObject([
      { orderNumber: refused.orderNumber },
    ])
    expect((await records(vip, 'type=deposit&status=cancelled')).list[0]).toMatchObject({
      orderNumber: late.orderNumber,
    })
    expect(await records(vip, 'type=deposit&pageNo=9')).toMatchObject({ list: [], totalIn: '0.00' })
  })

  test.each([
    [{ channelId: 'card', amount: '9.99' }, 422, 'amount.too_low'],
    [{ channelId: 'card', amount: '2000.01' }, 422, 'amount.too_high'],
    [{ channelId: 'card', amount: '20.001' }, 400, 'request.invalid'],
    [{ channelId: 'btc', amount: '100.00' }, 422, 'deposit.channel_closed'],
    [{ channelId: 'cheque', amount: '100.00' }, 404, 'resource.not_found'],
    [{ channelId: 'card', amount: '20.00', promotionKey: 'NOTHING' }, 422, 'promotion.not_eligible'],
    [{ channelId: 'card', amount: '20.00', returnPath: 'https://elsewhere.example' }, 400, 'request.invalid'],
  ])('%j is refused with %i %s', async (body, status, code) => {
    expect(await open(await signedIn('member'), body)).toMatchObject({ status, code })
  })

  test("a member's own limit counts paid and open orders", async () => {
    const partner = await signedIn('partner')
    const limits = [{ kind: 'deposit', period: 'day', amount: '100.00' }]
    await partner.call('PUT', '/wps/member/limits', { body: { limits } })
    const body = { channelId: 'card', amount: '60.00' }
    const both = await Promise.all([open(partner, body), open(partner, body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)).toMatchObject({
      code: 'limit.deposit',
      data: { limit: '100.00', currency: 'EUR' },
    })
    const first = both.find(({ status }) => status === 200)
    if (first) await press(first.value, 'pay')
    expect((await open(partner, body)).code).toBe('limit.deposit')
    expect((await open(partner, { ...body, amount: '40.00' })).status).toBe(200)
  })

  test('only its member sees an order, at its merchant; a trial account has none', async () => {
    const { orderNumber } = (await open(await signedIn('member'), { channelId: 'qr', amount: '20.00' })).value
    for (const who of [await signedIn('vip'), await signedIn('member', 'MER01')]) {
      expect(await who.call('GET', `${DEPOSIT}/${orderNumber}`)).toMatchObject({ status: 404 })
    }
    const trial = await signedIn('nonagent')
    expect((await open(trial, { channelId: 'qr', amount: '20.00' })).code).toBe('role.free_reject')
  })

  test('the number of an order opens no payment page, and its address cannot be guessed', async () => {
    const vip = await signedIn('vip')
    const { value: order } = await open(vip, { channelId: 'qr', amount: '20.00' })
    const ticket = new URL(order.payUrl ?? '').pathname.split('/').at(-1) ?? ''
    expect(ticket).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(order.qrText).toBe(order.payUrl)
    expect((await at.sandbox.app.inject(`/sandbox/pay/${ticket}`)).body).toContain(order.orderNumber)
    for (const method of ['GET', 'POST'] as const) {
      const url = `/sandbox/pay/${order.orderNumber}`
      const page = await at.sandbox.app.inject({ method, url })
      expect([page.statusCode, page.body.includes('20.00')]).toEqual([404, false])
    }
    expect(await orderOf(vip, order.orderNumber)).toMatchObject({ status: 'pending', payUrl: order.payUrl })
  })
})
