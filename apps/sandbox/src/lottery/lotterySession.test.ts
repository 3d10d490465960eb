import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { LOTTERY_LAUNCH_LIFE_MS, LOTTERY_SESSION_LIFE_MS } from '../sessions/lotterySessions.ts'
import { SESSION_LIFE_MS } from '../sessions/sessions.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'
import { lotteries } from './lotteries.ts'

onEachDatabase('The lottery client', (fresh) => {
  const test = useSandbox(fresh)
  const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
  const gameId = game?.gameId ?? ''

  const launched = async (username = 'member'): Promise<{ member: Player; launchToken: string }> => {
    const member = player(test.sandbox.app)
    expect((await member.login(username)).status).toBe(200)
    const { value } = await member.call<Schemas['LotteryLaunch']>(
      'GET',
      `/lotto/launch?vendor=ELOTT&gameCode=${gameId}`,
    )
    expect(new URL(value.url, 'http://site').searchParams.get('token')).toBe(value.token)
    expect(value.token).not.toBe(member.token)
    return { member, launchToken: value.token }
  }
  const open = (launchToken: string, merchant = 'AUR01') =>
    player(test.sandbox.app, merchant).call<Schemas['LotterySession']>('POST', '/lotto/session', {
      body: { launchToken },
    })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const get = (token: string, url: string, merchant = 'AUR01') =>
    player(test.sandbox.app, merchant).call('GET', url, { headers: bearer(token) })

  it('exchanges a launch token once for a token of its member (S-lottery-06)', async () => {
    const { member, launchToken } = await launched()
    const tries = await Promise.all([open(launchToken), open(launchToken)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await open(launchToken)).toMatchObject({ status: 401, code: 'session.missing' })
    const opened = tries.find(({ status }) => status === 200)?.value
    expect(opened).toMatchObject({ gameId, userName: 'member', currency: 'EUR' })
    expect([launchToken, member.token]).not.toContain(opened?.token)
  })

  it('can bet and read wallet and record, which name the bet alike (S-records-07)', async () => {
    const { member, launchToken } = await launched()
    const { token } = (await open(launchToken)).value
    const site = player(test.sandbox.app)
    // Starts a new period: the clock runs, and the period must not close during the test.
    await test.sandbox.app.inject({ method: 'POST', url: `/sandbox/draw?gameId=${gameId}` })
    const { numero } = (
      await site.call<Schemas['LotteryPeriod']>('GET', `/lotto/numero?gameId=${gameId}`, {
        headers: bearer(token),
      })
    ).value
    const placed = await site.call<Schemas['LotteryReceipt']>('POST', '/lgw/orders', {
      headers: { ...bearer(token), ...intention(randomUUID()) },
      body: {
        gameId,
        numero,
        playType: 'trad',
        currency: 'EUR',
        lines: [{ playId: 'D5_FIRST1', selection: [['1']], unitStake: '1.00', multiple: 1 }],
      },
    })
    expect(placed.value.stake).toBe('1.00')
    expect((await get(token, '/wps/wallets/gcs')).value).toMatchObject({ balance: placed.value.balance })
    const recorded = await member.call<Schemas['TransactionRecords']>(
      'GET',
      '/wps/transaction/records?type=bet',
    )
    expect(recorded.value.list[0]?.orderNumber).toBe(placed.value.orders[0])
    expect((await member.call('GET', '/lgw/orders')).value).toEqual((await get(token, '/lgw/orders')).value)
  })

  it('may not make other calls that need a session', async () => {
    const { token } = (await open((await launched()).launchToken)).value
    const site = player(test.sandbox.app)
    const opened: string[] = []
    for (const { operationId, method, path, session } of test.sandbox.contract.calls) {
      if (session !== 'required') continue
      const url = path.replaceAll(/\{\w+\}/g, '1')
      const verb = method.toUpperCase() as Parameters<Player['call']>[0]
      const { status } = await site.call(verb, url, { headers: { ...bearer(token), ...intention() } })
      if (status !== 401 && status !== 501) opened.push(operationId)
    }
    expect(opened.toSorted()).toEqual(['getWallet', 'listOrders', 'placeOrder'])
    expect((await get(token, '/wps/wallets/gcs')).status).toBe(200)
  })

  it('belongs to one merchant', async () => {
    const { launchToken } = await launched()
    expect(await open(launchToken, 'LOT01')).toMatchObject({ status: 401, code: 'session.missing' })
    const { token } = (await open(launchToken)).value
    expect(await get(token, '/wps/wallets/gcs', 'LOT01')).toMatchObject({
      status: 401,
      code: 'session.missing',
    })
  })

  it('cannot use an expired launch token', async () => {
    const { launchToken } = await launched()
    test.clock.advance(LOTTERY_LAUNCH_LIFE_MS)
    expect(await open(launchToken)).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it('extends the member’s session, and ends with it', async () => {
    const { member, launchToken } = await launched()
    const { token } = (await open(launchToken)).value
    for (let minutes = 0; minutes < 40; minutes += 20) {
      test.clock.advance(20 * 60_000)
      expect((await get(token, '/wps/wallets/gcs')).status).toBe(200)
    }
    expect((await member.call('GET', '/wps/wallets/gcs')).status).toBe(200)
    await member.call('DELETE', '/wps/session')
    expect(await get(token, '/wps/wallets/gcs')).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it('ends when idle, and after four hours in any case', async () => {
    const idle = (await open((await launched('partner')).launchToken)).value.token
    test.clock.advance(SESSION_LIFE_MS)
    expect(await get(idle, '/wps/wallets/gcs')).toMatchObject({ status: 401, code: 'session.expired' })
    const busy = (await open((await launched('partner')).launchToken)).value.token
    for (let passed = 0; passed < LOTTERY_SESSION_LIFE_MS; passed += SESSION_LIFE_MS / 2) {
      expect((await get(busy, '/wps/wallets/gcs')).status).toBe(200)
      test.clock.advance(SESSION_LIFE_MS / 2)
    }
    expect(await get(busy, '/wps/wallets/gcs')).toMatchObject({ status: 401, code: 'session.expired' })
  })
})
