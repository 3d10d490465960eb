import { expect, test } from 'vitest'

import {
  auditLedger,
  balanceOf,
  houseAccount,
  memberAccount,
  post,
  type TransferKind,
} from '../ledger/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('the money of a member who excludes themselves (S-gaming-21)', (fresh) => {
  const at = useSandbox(fresh)
  const idOf = async (username: string) => {
    const row = await at.sandbox.db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = ${username}`
    return String(row?.id)
  }
  const balance = async (username: string) =>
    balanceOf(at.sandbox.db, 'AUR01', memberAccount(await idOf(username)))
  const move = async (username: string, kind: TransferKind, amount: bigint) => {
    const account = memberAccount(await idOf(username))
    await at.sandbox.db.transaction((tx) =>
      post(tx, {
        merchant: 'AUR01',
        key: `test:${username}:${kind}:${amount}`,
        kind,
        currency: 'EUR',
        entries: [
          { account, amount },
          { account: houseAccount('games'), amount: -amount },
        ],
        at: at.sandbox.services.clock.now(),
      }),
    )
  }
  const signedIn = async (username: string): Promise<Player> => {
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }
  const exclude = async (who: Player) =>
    (
      await who.call<Schemas['Exclusion']>('POST', '/wps/member/limits/selfExclusion', {
        body: { duration: 'indefinite' },
      })
    ).value
  const withdrawals = async (username: string) =>
    at.sandbox.db.rows<{ number: string; amount: bigint; fee: bigint; status: string }>`
      select number, amount, fee, status from withdrawal where member_id = ${BigInt(await idOf(username))} order by id`
  const letters = async (username: string) =>
    (
      await at.sandbox.db.rows<{ template: string }>`
        select template from inbox_message where member_id = ${BigInt(await idOf(username))} order by id desc limit 2`
    ).map(({ template }) => template)

  test('own money, also unstaked and at vendors, is on its way at once; unplayed bonus money is taken back', async () => {
    const who = await signedIn('saver')
    await move('saver', 'deposit', 5000n)
    await move('saver', 'promotion', 2000n)
    await who.call('POST', '/wps/relay/GCS_walletTransfer', {
      body: { direction: 'in', vassalage: 'COPL', amount: '40.00' },
      headers: intention(),
    })
    expect(await exclude(who)).toEqual({ payout: { currency: 'EUR', paid: '3050.00', forfeited: '20.00' } })
    expect(await balance('saver')).toBe(0n)
    expect(await withdrawals('saver')).toMatchObject([{ amount: 305_000n, fee: 0n, status: 'pending' }])
    expect(await letters('saver')).toEqual(['exclusionPaid', 'bonusTaken'])
    // A bet that was open is won later.
    await move('saver', 'win', 700n)
    await at.later(120_000)
    expect(await withdrawals('saver')).toMatchObject([{}, { amount: 700n }])
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test('a payout that comes back waits for customer service', async () => {
    await exclude(await signedIn('vip'))
    const [first] = await withdrawals('vip')
    await at.sandbox.app.inject({ method: 'POST', url: `/sandbox/payments/${first?.number}/refuse` })
    await at.later(120_000)
    expect(await withdrawals('vip')).toHaveLength(1)
    expect(await balance('vip')).toBe(25_000_000n)
  })

  test('without a bank account the money waits, and the console pays it', async () => {
    expect(await exclude(await signedIn('keeper'))).toEqual({})
    expect(await letters('keeper')).toContain('balanceWaits')
    await at.later(120_000)
    expect(await withdrawals('keeper')).toEqual([])
    const payOut = async (username: string, payload: object) =>
      at.sandbox.app.inject({
        method: 'POST',
        url: `/sandbox/exclusions/${await idOf(username)}/pay-out`,
        payload,
      })
    expect((await payOut('keeper', { cardNumber: '90000001', accountName: 'Sasha Third' })).statusCode).toBe(
      400,
    )
    expect((await payOut('keeper', { cardNumber: '9' })).statusCode).toBe(400)
    expect((await payOut('member', { cardNumber: '90000001' })).statusCode).toBe(404)
    expect((await payOut('keeper', { cardNumber: '90000001' })).json()).toMatchObject({ paid: '800.00' })
    expect(await balance('keeper')).toBe(0n)
  })

  test('a time-out leaves the money where it is', async () => {
    const who = await signedIn('member')
    await who.call('POST', '/wps/member/limits/timeOut', { body: { duration: 'day' } })
    await at.later(120_000)
    expect(await balance('member')).toBe(1_000_000n)
  })
})
