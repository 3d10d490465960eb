import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('letters', (fresh) => {
  const at = useSandbox(fresh)

  test('a new device and changed limits send a letter, in the reader’s language (S-messages-02)', async () => {
    const keeper = player(at.sandbox.app, 'AUR01', 'TH')
    const unread = async () =>
      (await keeper.call<Schemas['UnreadCount']>('GET', '/wps/message/inbox/unread')).value.unReadCount
    await keeper.login('keeper')
    const before = await unread()
    await keeper.login('keeper')
    expect(await unread()).toBe(before)
    await at.sandbox.db.run`update session set user_agent = 'another browser'`
    await keeper.login('keeper')
    expect(await unread()).toBe(before + 1)
    const limits = [{ kind: 'deposit', period: 'day', amount: '100.00' }]
    await keeper.call('PUT', '/wps/member/limits', { body: { limits } })
    const inbox = (await keeper.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value
    expect(inbox.list.slice(0, 2).map(({ title }) => title)).toEqual([
      'วงเงินของคุณถูกเปลี่ยน',
      'มีอุปกรณ์ใหม่เข้าสู่ระบบ',
    ])
    expect(await unread()).toBe(before + 2)
    expect(JSON.stringify(inbox.list)).not.toMatch(/\{\w+\}/)
  })
})
