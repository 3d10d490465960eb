import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

onEachDatabase('a birthday that shows a player below the age', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string) => {
    await at.sandbox.db
      .run`update member set birthday = null where merchant = 'AUR01' and username = ${username}`
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }
  const born = (yearsAgo: number) => {
    const day = at.clock.now()
    day.setUTCFullYear(day.getUTCFullYear() - yearsAgo)
    return day.toISOString().slice(0, 10)
  }

  test('closes the account, and customer service pays it out (S-register-23)', async () => {
    const who = await signedIn('keeper')
    const reply = await who.call('PATCH', '/wps/member/info', { body: { birthday: born(17) } })
    expect(reply).toMatchObject({ status: 422, code: 'member.under_age' })
    expect((await who.call('GET', '/wps/member/info')).status).toBe(401)
    expect((await who.login('keeper')).code).toBe('login.disabled')
    const row = await at.sandbox.db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = 'keeper'`
    const paid = await at.sandbox.app.inject({
      method: 'POST',
      url: `/sandbox/exclusions/${row?.id}/pay-out`,
      payload: { cardNumber: '90000001' },
    })
    expect(paid.json()).toMatchObject({ paid: '800.00' })
  })

  test('is refused alone where the licence would let the player in (S-register-10)', async () => {
    const who = await signedIn('regular')
    const reply = await who.call('PATCH', '/wps/member/info', { body: { birthday: born(19) } })
    expect(reply).toMatchObject({ status: 422, code: 'member.under_age' })
    expect((await who.call('GET', '/wps/member/info')).status).toBe(200)
  })
})
