import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const TRANSFER = '/wps/relay/GCS_walletTransfer'

onEachDatabase('money', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string, merchant?: string): Promise<Player> => {
    const who = player(at.sandbox.app, merchant)
    await who.login(username)
    return who
  }
  const walletOf = async (who: Player) => (await who.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs')).value
  const into = (amount: string, vassalage = 'COPL') => ({ direction: 'in', vassalage, amount })

  test.each([
    ['AUR01', 'EUR', '10000.00'],
    ['LOT01', 'VND', '200000000'],
    ['MER01', 'GBP', '10000.00'],
  ])('at %s the member has %s %s', async (merchant, currency, balance) => {
    const wallet = await walletOf(await signedIn('member', merchant))
    expect(wallet).toMatchObject({ currency, balance, sumBalance: balance })
  })

  test('money moves to a vendor and back, and the total is unchanged (S-wallet-03)', async () => {
    const vip = await signedIn('vip')
    const moved = await vip.call<Schemas['Wallet']>('POST', TRANSFER, {
      body: into('25.50'),
      headers: intention(),
    })
    expect(moved.value).toMatchObject({ balance: '249974.50', sumBalance: '250000.00' })
    const back = await vip.call<Schemas['Wallet']>('POST', TRANSFER, {
      body: { recallAll: true },
      headers: intention(),
    })
    expect(back.value).toMatchObject({ balance: '250000.00', sumBalance: '250000.00' })
  })

  test.each([
    [into('99999999.00'), 422, 'wallet.insufficient'],
    [into('1.00', 'NOBODY'), 422, 'wallet.vendor_unavailable'],
    [into('0.00'), 422, 'amount.too_low'],
    [into('1.001'), 400, 'request.invalid'],
    [{ direction: 'in' }, 400, 'request.invalid'],
  ])('refuses %j with %i %s', async (body, status, code) => {
    const who = await signedIn('partner')
    expect(await who.call('POST', TRANSFER, { body, headers: intention() })).toMatchObject({ status, code })
  })

  test('a money call without a key is refused', async () => {
    const who = await signedIn('partner')
    const reply = await who.call('POST', TRANSFER, { body: into('1.00') })
    expect(reply).toMatchObject({ status: 400, data: { fields: { 'idempotency-key': 'required' } } })
  })

  test('the same key repeats the first answer; with another body it is a conflict', async () => {
    const who = await signedIn('partner')
    const headers = intention()
    const first = await who.call<Schemas['Wallet']>('POST', TRANSFER, { body: into('10.00'), headers })
    await who.call('POST', TRANSFER, { body: into('5.00'), headers: intention() })
    const again = await who.call<Schemas['Wallet']>('POST', TRANSFER, { body: into('10.00'), headers })
    expect(again.value).toEqual(first.value)
    expect((await walletOf(who)).balance).toBe('2485.00')
    expect(await who.call('POST', TRANSFER, { body: into('11.00'), headers })).toMatchObject({
      status: 409,
      code: 'idempotency.conflict',
    })
  })

  test('a refusal is stored under its key like an answer', async () => {
    const who = await signedIn('nonagent')
    const headers = intention()
    const refused = await who.call('POST', TRANSFER, { body: into('5000.00'), headers })
    expect(refused.code).toBe('wallet.insufficient')
    expect((await who.call('POST', TRANSFER, { body: into('5000.00'), headers })).code).toBe(
      'wallet.insufficient',
    )
  })

  test('twenty taps on one button move money once (S-money-02)', async () => {
    const who = await signedIn('agent')
    const headers = intention()
    const before = Number((await walletOf(who)).balance)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => who.call('POST', TRANSFER, { body: into('100.00'), headers })),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(Number((await walletOf(who)).balance)).toBeCloseTo(before - 100, 2)
  })

  test('a reward is claimed once, and shows in the account record (S-rewards-01)', async () => {
    const who = await signedIn('member')
    const before = (await who.call<Schemas['Rewards']>('GET', '/wps/rewards')).value
    const expired = before.list.find((reward) => reward.state === 'expired')
    const waiting = before.list.find((reward) => reward.state === 'unclaimed')
    const claim = (id = '') =>
      who.call<Schemas['Reward']>('POST', `/wps/rewards/${id}/claim`, { headers: intention() })
    expect((await claim(expired?.id)).code).toBe('reward.expired')
    expect((await claim(waiting?.id)).value.state).toBe('claimed')
    expect((await claim(waiting?.id)).code).toBe('reward.already_claimed')
    expect((await claim('reward_999999')).code).toBe('resource.not_found')
    const after = (await who.call<Schemas['Rewards']>('GET', '/wps/rewards?state=unclaimed')).value
    expect(after.unclaimed).toBe(before.unclaimed - 1)
    const records = (
      await who.call<Schemas['TransactionRecords']>('GET', '/wps/transaction/records?type=reward')
    ).value
    expect(records.list[0]).toMatchObject({ type: 'reward', amount: waiting?.amount, status: 'succeeded' })
    expect(records.totalIn).toBe(waiting?.amount)
  })

  test.each([
    ['GET', '/wps/rewards'],
    ['GET', '/wps/rewards/cashback'],
    ['GET', '/wps/rewards/points'],
    ['POST', '/wps/rewards/reward_1/claim'],
  ] as const)('%s %s is for real accounts alone (S-trial-08)', async (method, url) => {
    const who = await signedIn('nonagent')
    expect(await who.call(method, url, { headers: intention() })).toMatchObject({
      status: 403,
      code: 'role.free_reject',
    })
  })

  test('funds include the number of an agent’s pending contracts (S-wallet-05)', async () => {
    const funds = async (username: string) =>
      (
        await (
          await signedIn(username)
        ).call<Schemas['ConsolidatedFunds']>('GET', '/wps/member/info/funds/consolidated')
      ).value
    expect(await funds('agent')).toMatchObject({
      dailysalreqtype: 1,
      divtypecompperiodreq: 1,
      contracthoursalreq: 1,
    })
    expect(await funds('member')).toMatchObject({
      dailysalreqtype: 0,
      divtypecompperiodreq: 0,
      contracthoursalreq: 0,
    })
  })

  test('the books balance after all tests', async () => {
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })
})
