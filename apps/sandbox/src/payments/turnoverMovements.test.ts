import { expect, test } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { houseAccount, memberAccount, post, type TransferKind } from '../ledger/index.ts'
import { lotteries } from '../lottery/lotteries.ts'
import { settleAllDueBets } from '../lottery/settle.ts'
import { voidDraw } from '../lottery/voidDraw.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { deposit, newcomer, playGame } from '../testing/newcomer.ts'
import { intention, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('what counts towards a withdrawal (S-withdraw-04)', (fresh) => {
  const at = useSandbox(fresh)
  const left = async (who: Player) =>
    (await who.call<Schemas['WithdrawRules']>('GET', '/wps/transaction/withdraw')).value.turnoverLeft
  const game = lotteries().find(({ lottery, vendor }) => lottery.kind === 'D5' && vendor.code === 'ELOTT')
  if (!game) throw new Error('There is no lottery of five digits.')

  let serial = 0
  const move = async (username: string, kind: TransferKind, amount: bigint, detail = {}) => {
    const member = await at.sandbox.db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = ${username}`
    await at.sandbox.db.transaction((tx) =>
      post(tx, {
        merchant: 'AUR01',
        key: `test:${(serial += 1)}`,
        kind,
        currency: 'EUR',
        entries: [
          { account: memberAccount(String(member?.id)), amount },
          { account: houseAccount('games'), amount: -amount },
        ],
        at: at.sandbox.services.clock.now(),
        detail,
      }),
    )
  }

  const draw = () => at.sandbox.app.inject({ method: 'POST', url: `/sandbox/draw?gameId=${game.gameId}` })
  const bet = async (who: Player, codes: readonly string[], unitStake: string) => {
    // Starts a new period: the clock runs, and the period must not close during the test.
    await draw()
    const { value } = await who.call<{ numero: string }>('GET', `/lotto/numero?gameId=${game.gameId}`)
    const placed = await who.call('POST', '/lgw/orders', {
      body: {
        gameId: game.gameId,
        numero: value.numero,
        playType: 'ent',
        currency: 'EUR',
        lines: [{ playId: 'D5_SUM', selection: [codes], unitStake, multiple: 1 }],
      },
      headers: intention(),
    })
    expect(placed).toMatchObject({ status: 200 })
  }

  test('both sides of a draw count by what they lose, a voided draw not at all', async () => {
    const who = await newcomer(at.sandbox, 'bothsides')
    await deposit(at.sandbox, who, '100.00')
    await bet(who, ['BIG', 'SMALL'], '10.00')
    expect(await left(who)).toBe('100.00')
    await draw()
    await settleAllDueBets(at.sandbox.db, at.sandbox.services.clock.now())
    expect(await left(who)).toBe('99.40')
    await playGame(at.sandbox, who, 'slot', '10.00', 4)
    const before = await left(who)
    await bet(who, ['BIG'], '20.00')
    await voidDraw(at.sandbox.db, game, at.sandbox.services.clock.now())
    expect(await left(who)).toBe(before)
  })

  test('a stake that was given back asks for nothing that had not come in', async () => {
    const who = await newcomer(at.sandbox, 'voided')
    await deposit(at.sandbox, who, '100.00')
    await move('voided', 'stake', -10_000n)
    await move('voided', 'win', 10_000n)
    await bet(who, ['BIG'], '100.00')
    await voidDraw(at.sandbox.db, game, at.sandbox.services.clock.now())
    expect(await left(who)).toBe('0.00')
  })

  test('a curve that is left at once counts nothing', async () => {
    const who = await newcomer(at.sandbox, 'hasty')
    await deposit(at.sandbox, who, '100.00')
    const crash = catalogue().games.find(({ genre }) => genre === 'crash')
    const { url } = (
      await who.call<Schemas['GameLaunch']>(
        'GET',
        `/lgw/games/launch?vendor=${crash?.vendor.code}&gameCategory=${GENRE_FACTS.crash.gameType}&nodeId=${crash?.nodeId}&freePlay=0`,
      )
    ).value
    const api = async (path: string, payload: object, bearer?: string) =>
      (
        await at.sandbox.app.inject({
          method: 'POST',
          url: `/play/api/${path}`,
          ...(bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {}),
          payload,
        })
      ).json<{ bearer: string; payout: string }>()
    const { bearer } = await api('session', { launch: new URL(url).searchParams.get('launch') })
    let lost = 0
    for (const round of ['first-round', 'second-round', 'third-round']) {
      await api('rounds', { roundId: round, stake: '10.00' }, bearer)
      const { payout } = await api(`rounds/${round}/leave`, {}, bearer)
      lost += Math.abs(10 - Number(payout))
    }
    expect(Number(await left(who))).toBeCloseTo(100 - lost, 2)
  })

  test('a bonus that was lost does not bind a later deposit, and its own turnover is asked for', async () => {
    const who = await newcomer(at.sandbox, 'unlucky')
    await move('unlucky', 'promotion', 10_000n, { turnover: '5' })
    expect(await left(who)).toBe('500.00')
    await move('unlucky', 'stake', -10_000n)
    expect(await left(who)).toBe('0.00')
    await deposit(at.sandbox, who, '50.00')
    expect(await left(who)).toBe('50.00')
  })

  test('a bonus that is all on an open bet still binds', async () => {
    const who = await newcomer(at.sandbox, 'allin')
    await move('allin', 'promotion', 10_000n)
    await bet(who, ['BIG'], '100.00')
    await deposit(at.sandbox, who, '50.00')
    expect(await left(who)).toBe('1050.00')
  })
})
