import { expect, test } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { lotteries } from '../lottery/lotteries.ts'
import { startSession } from '../sessions/sessions.ts'
import { memberOf } from '../social/socialMember.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { lotteryOrder } from '../testing/lotteryOrder.ts'
import { intention, player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { toMember } from './memberRow.ts'

onEachDatabase('a newcomer by an identity provider', (fresh) => {
  const at = useSandbox(fresh)

  /** Signs in somebody whose provider says no birthday, and lists what is refused to them. */
  const refusedTo = async (merchant: string) => {
    const { db, services } = at.sandbox
    const now = at.clock.now()
    const row = await memberOf(db, {
      merchant: services.merchants.get(merchant),
      provider: 'google',
      identity: { subject: 'somebody', name: 'Somebody', email: undefined },
      language: 'EN',
      now,
      invitation: {},
    })
    const arrival = { method: 'google', userAgent: '', address: '', allowsSeveralDevices: false } as const
    const token = await db.transaction((tx) => startSession(tx, toMember(row), now, arrival))
    const who = player(at.sandbox.app, merchant)
    const headers = { authorization: `Bearer ${token}` }
    const game = catalogue().games.find(({ genre }) => genre === 'slot')
    const open = (freePlay: 0 | 1) =>
      who.call(
        'GET',
        `/lgw/games/launch?vendor=${game?.vendor.code}&gameCategory=RNG&nodeId=${game?.nodeId}&freePlay=${freePlay}`,
        { headers },
      )
    const deposit = () =>
      who.call('POST', '/wps/transaction/deposit', {
        body: { channelId: 'card', amount: '50.00' },
        headers: { ...headers, ...intention() },
      })
    const born = (birthday: string) => who.call('PATCH', '/wps/member/info', { body: { birthday }, headers })
    return { open, deposit, born }
  }

  test('adds a birthday before a deposit or stake where the licence asks for one (S-register-24)', async () => {
    const { open, deposit, born } = await refusedTo('MER01')
    const missing = { status: 422, code: 'member.birthday_missing' }
    expect(await open(0)).toMatchObject(missing)
    expect(await deposit()).toMatchObject(missing)
    expect((await open(1)).status).toBe(200)
    expect((await born('1990-04-27')).status).toBe(200)
    expect((await open(0)).status).toBe(200)
    expect((await deposit()).status).toBe(200)
  })

  test('is asked for none where the licence does not (S-register-24)', async () => {
    const { open, deposit } = await refusedTo('AUR01')
    expect((await open(0)).status).toBe(200)
    expect((await deposit()).status).toBe(200)
  })

  test('places no bet on a draw before (S-register-24)', async () => {
    await at.sandbox.db
      .run`update member set birthday = null where merchant = 'MER01' and username = 'member'`
    const who = player(at.sandbox.app, 'MER01')
    await who.login('member')
    const [game] = lotteries()
    if (!game) throw new Error('There is no lottery.')
    const place = await lotteryOrder(who, game, { unitStake: '1.00', multiple: 1 })
    expect(await place()).toMatchObject({ status: 422, code: 'member.birthday_missing' })
  })
})
