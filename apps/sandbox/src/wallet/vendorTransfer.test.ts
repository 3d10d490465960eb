import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { purgeAnswers } from '../server/idempotency.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('transfers without an answer', (fresh) => {
  const at = useSandbox(fresh)

  test.each([
    ['answer', 'in', { balance: '2440.00', atVendor: '60.00', letter: 'Your transfer has arrived' }],
    ['request', 'in', { balance: '2440.00', atVendor: '60.00', letter: 'Your transfer was undone' }],
    ['request', 'out', { balance: '2440.00', atVendor: '60.00', letter: 'Your transfer was undone' }],
    ['answer', 'out', { balance: '2470.00', atVendor: '30.00', letter: 'Your transfer has arrived' }],
  ] as const)(
    'the %s of a transfer %s is lost: the sweep finds it (S-wallet-06)',
    async (lose, direction, after) => {
      const partner = player(at.sandbox.app)
      await partner.login('partner')
      const move = (amount: string, headers = intention()) =>
        partner.call<Schemas['Wallet']>('POST', '/wps/relay/GCS_walletTransfer', {
          body: { direction, vassalage: 'COPL', amount },
          headers,
        })
      const amount = lose === 'answer' && direction === 'in' ? '60.00' : '30.00'
      const payload = { merchant: 'AUR01', lose }
      await at.sandbox.app.inject({ method: 'POST', url: '/sandbox/vendor-faults', payload })
      const headers = intention()
      const { value: lost } = await move(amount, headers)
      expect(lost.wallets.find(({ vassalage }) => vassalage === 'COPL')).toMatchObject({ inTransit: amount })
      expect((await move(amount, headers)).value).toEqual(lost)
      await at.later(60_000)
      await at.later(60_000)
      const { value: found } = await partner.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs')
      expect(found.balance).toBe(after.balance)
      const vendor = found.wallets.find(({ vassalage }) => vassalage === 'COPL')
      expect(vendor).toMatchObject({ balance: after.atVendor })
      expect(vendor).not.toHaveProperty('inTransit')
      const inbox = (await partner.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value
      expect(inbox.list[0]?.title).toBe(after.letter)
      expect(await auditLedger(at.sandbox.db)).toEqual([])
      const transit = await at.sandbox.db.row<{ sum: bigint }>`
      select coalesce(sum(balance), 0)::bigint as sum from ledger_account where name = 'house:transit' or name like 'house:transit/%'`
      expect(transit?.sum).toBe(0n)
    },
  )

  test('a transfer moves money again under a key whose answer is forgotten (S-wallet-06)', async () => {
    const vip = player(at.sandbox.app)
    await vip.login('vip')
    const headers = intention()
    const move = () =>
      vip.call<Schemas['Wallet']>('POST', '/wps/relay/GCS_walletTransfer', {
        body: { direction: 'in', vassalage: 'COPL', amount: '10.00' },
        headers,
      })
    const { value: first } = await move()
    await purgeAnswers(at.sandbox.db, new Date(at.clock.now().getTime() + 3 * 86_400_000))
    const { value: second } = await move()
    expect(Number(second.balance)).toBe(Number(first.balance) - 10)
  })
})
