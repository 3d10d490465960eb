import { expect, test } from 'vitest'

import { lotteries } from '../lottery/lotteries.ts'
import { settleAllDueBets } from '../lottery/settle.ts'
import { voidDraw } from '../lottery/voidDraw.ts'
import { onFastestDatabase } from '../testing/databases.ts'
import { lotteryOrder } from '../testing/lotteryOrder.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

onFastestDatabase('stakes that are rewarded', (fresh) => {
  const at = useSandbox(fresh)
  const game = lotteries().find(({ lottery }) => lottery.everySeconds === DAY_MS / 1000)

  /** Moves the clock to a time of the day that is a number of days after today. */
  const until = (days: number, hours: number) => {
    const now = at.clock.now().getTime()
    return at.later(Math.floor(now / DAY_MS) * DAY_MS + days * DAY_MS + hours * HOUR_MS - now)
  }
  /** Bets on a draw of the next day, a little before midnight. */
  const bet = async () => {
    await until(0, 23.99)
    const who = player(at.sandbox.app)
    await who.login('vip')
    if (!game) throw new Error('The sandbox has no daily lottery.')
    const place = await lotteryOrder(who, game, { unitStake: '50.00', multiple: 2 })
    const reply = await place()
    expect(reply.status).toBe(200)
    return at.clock.now().toISOString().slice(0, 10)
  }
  /** Days for which a member has cashback or points, beyond those of the seeds. */
  const rewarded = async (since: string) => {
    const rows = await at.sandbox.db.rows<{ day: string }>`
      select details->>'day' as day from reward join member on member.id = member_id
      where member.merchant = 'AUR01' and username = 'vip' and template = 'cashback' and details->>'day' >= ${since}
      union all select to_char(day, 'YYYY-MM-DD') from member_points join member on member.id = member_id
      where member.merchant = 'AUR01' and username = 'vip' and day >= ${since}::date`
    return rows.map(({ day }) => day)
  }

  test('are those of settled bets: a stake that is refunded days later never counts (S-rewards-02)', async () => {
    if (!game) throw new Error('The sandbox has no daily lottery.')
    const day = await bet()
    await until(1, 9)
    expect(await voidDraw(at.sandbox.db, game, at.clock.now())).toMatchObject({ refunded: 1 })
    await until(1, 9)
    expect(await rewarded(day)).toEqual([])
  })

  test('count on the day of the draw (S-rewards-02)', async () => {
    const day = await bet()
    await until(1, 12)
    await settleAllDueBets(at.sandbox.db, at.clock.now())
    const drawn = at.clock.now().toISOString().slice(0, 10)
    expect(drawn > day).toBe(true)
    await until(1, 9)
    expect(await rewarded(day)).toEqual([drawn, drawn])
  })
})
