import { expect, test } from 'vitest'

import type { Db } from '../database/index.ts'
import { onFastestDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'
import { drawNumbers, drawSecret } from './draws.ts'
import { lotteries } from './lotteries.ts'

onFastestDatabase('a draw', (fresh) => {
  const [here, elsewhere] = [useSandbox(fresh), useSandbox(fresh)]
  const game = lotteries().find((one) => one.lottery.kind === 'D5')
  const drawn = { gameId: game?.gameId ?? '', kind: 'D5' } as const
  const numbersAt = async (db: Db, numero: string) => drawNumbers(await drawSecret(db), drawn, numero)
  const periods = Array.from({ length: 8 }, (_, index) => `2026112700${10 + index}`)
  const all = (db: Db) => Promise.all(periods.map((numero) => numbersAt(db, numero)))

  test('is the same in every process of a database, which first ask at the same time', async () => {
    const [one, other] = await Promise.all([all(here.sandbox.db), all(here.sandbox.db)])
    expect(one).toEqual(other)
    const { list } = (
      await player(here.sandbox.app).call<Schemas['DrawPage']>('GET', `/lotto/draws?gameId=${drawn.gameId}`)
    ).value
    expect(list.length).toBeGreaterThan(0)
    for (const { numero, numbers } of list) expect(numbers).toEqual(await numbersAt(here.sandbox.db, numero))
  })

  test('cannot be computed from the source: another database draws others, and so does a reset one', async () => {
    const before = await all(here.sandbox.db)
    expect(await all(elsewhere.sandbox.db)).not.toEqual(before)
    await here.sandbox.app.inject({ method: 'POST', url: '/sandbox/reset' })
    expect(await all(here.sandbox.db)).not.toEqual(before)
  })
})
