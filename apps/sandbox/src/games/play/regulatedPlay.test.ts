import { afterAll, beforeAll, expect, it } from 'vitest'

import { catalogue } from '../catalogue.ts'
import type { Genre } from '../genres.ts'
import { openGame, openGameSandbox, type GameSandbox } from '../testing/gameSandbox.ts'

const nodeOf = (genre: Genre): string =>
  catalogue().games.find((game) => game.genre === genre && game.vendor.freePlay)?.nodeId ?? ''

let sandbox: GameSandbox
beforeAll(async () => {
  sandbox = await openGameSandbox(undefined, 'MER01')
}, 60_000)
afterAll(() => sandbox.close())

let round = 0
const play = (bearer: string, stake: string) =>
  sandbox.play('POST', 'rounds', bearer, {
    roundId: `british-${(round += 1).toString().padStart(6, '0')}`,
    stake,
    choice: 'odd',
  })
const bornOn = (birthday: string | null) =>
  sandbox.db.run`update member set birthday = ${birthday}::date where id = ${BigInt(sandbox.memberId)}`

it.each([
  ['2005-01-01', '2.00'],
  ['1990-01-01', '4.00'],
])(
  'in Great Britain a slot takes from a player born on %s at most %s (S-gaming-06)',
  async (birthday, most) => {
    await bornOn(birthday)
    const { bearer, session } = await openGame(sandbox, nodeOf('slot'))
    expect((session['stakes'] as string[]).at(-1)).toBe(most)
    expect(await play(bearer, '6.00')).toMatchObject({ status: 422, code: 'order.stake_invalid' })
  },
)

it('in Great Britain a slot that is open takes no higher stake of a player whose birthday is not known (S-gaming-06)', async () => {
  await bornOn('1990-01-01')
  const { bearer, session } = await openGame(sandbox, nodeOf('slot'))
  expect((session['stakes'] as string[]).at(-1)).toBe('4.00')
  await bornOn(null)
  expect(await play(bearer, '4.00')).toMatchObject({ status: 422, code: 'order.stake_invalid' })
  await bornOn('1990-01-01')
  expect((await play(bearer, '4.00')).status).toBe(200)
  sandbox.services.clock.advance(10_000)
})

it.each([
  ['slot', 2500],
  ['fish', 5000],
] as const)('in Great Britain a round of %s lasts at least %i ms (S-gaming-07)', async (genre, ms) => {
  const { bearer, session } = await openGame(sandbox, nodeOf(genre))
  expect(session['roundMs']).toBe(ms)
  const stake = (session['stakes'] as string[])[0] ?? ''
  expect((await play(bearer, stake)).status).toBe(200)
  sandbox.services.clock.advance(ms - 1)
  expect(await play(bearer, stake)).toMatchObject({ status: 429, code: 'rate.limited' })
  sandbox.services.clock.advance(1)
  expect((await play(bearer, stake)).status).toBe(200)
})

it('in Great Britain launches of one game side by side share its pace (S-gaming-07)', async () => {
  sandbox.services.clock.advance(10_000)
  const [one, other] = [
    await openGame(sandbox, nodeOf('slot')),
    await openGame(sandbox, nodeOf('slot')),
  ] as const
  const stake = (one.session['stakes'] as string[])[0] ?? ''
  const both = await Promise.all([play(one.bearer, stake), play(other.bearer, stake)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429])
  sandbox.services.clock.advance(2500)
  expect((await play(other.bearer, stake)).status).toBe(200)
})
