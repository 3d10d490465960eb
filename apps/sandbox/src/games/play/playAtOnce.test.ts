import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auditLedger, balanceOf, memberAccount } from '../../ledger/index.ts'
import { catalogue } from '../catalogue.ts'
import { openGame, openGameSandbox, type GameSandbox } from '../testing/gameSandbox.ts'
import { decide } from './decide.ts'
import { findGameSession } from './launches.ts'
import { playAtOnce, playRound } from './rounds.ts'
import { roundRandom } from './tokens.ts'

/** A slot with free play. */
function someSlot() {
  const found = catalogue().games.find(({ genre, vendor }) => genre === 'slot' && vendor.freePlay)
  if (!found) throw new Error('The catalogue has no slot.')
  return found
}
const slot = someSlot()

let sandbox: GameSandbox
let bearer = ''
let stake = ''
beforeAll(async () => {
  sandbox = await openGameSandbox()
  const opened = await openGame(sandbox, slot.nodeId)
  bearer = opened.bearer
  stake = (opened.session['stakes'] as string[])[0] ?? ''
}, 60_000)
afterAll(() => sandbox.close())

const balance = () => balanceOf(sandbox.db, sandbox.merchant, memberAccount(sandbox.memberId))
const allowed = async () => undefined
const wishFor = (roundId: string) => ({ roundId, stake })
const send = (roundId: string) => sandbox.play('POST', 'rounds', bearer, wishFor(roundId))

/** Context of a round that is about to be played, with the session as it is now. */
async function lookAt(roundId: string) {
  const { services, merchant } = sandbox
  const early = await findGameSession(services, bearer, roundId)
  const { currency } = services.merchants.get(merchant)
  return { ...early, game: slot, currency, regulated: { roundMs: 0 } }
}

/** Plays rounds until the next one wins: its outcome is drawn from its number alone. */
async function untilNextWins() {
  for (let count = 0; count < 1000; count += 1) {
    const roundId = `until-win-${String(count).padStart(6, '0')}`
    const table = await lookAt(roundId)
    const drawn = decide(table.game, wishFor(roundId), roundRandom(table.session.seed, table.seen.count + 1))
    if (drawn.kind !== 'crash' && drawn.hundredths > 0) return { roundId, table }
    await send(roundId)
  }
  throw new Error('No round of a thousand wins.')
}

describe('a round in one statement', () => {
  it('gives way to a round of its session that came first', async () => {
    const roundId = 'given-way-000001'
    const table = await lookAt(roundId)
    const { value: first } = await send(roundId)
    const after = await balance()
    const now = sandbox.services.clock.now()
    expect(await playAtOnce(sandbox.db, table, wishFor(roundId), now, allowed)).toBeUndefined()
    const second = await sandbox.db.transaction((tx) => playRound(tx, table, wishFor(roundId), now, allowed))
    expect(second).toStrictEqual({ ...first, balance: second.balance })
    expect(await balance()).toBe(after)
  })

  it('numbers the rounds of a session that come at the same time', async () => {
    const ids = [1, 2, 3, 4, 5].map((number) => `at-once-00000${number}`)
    const played = await Promise.all(ids.map(send))
    expect(played.map(({ status }) => status)).toStrictEqual(ids.map(() => 200))
    const rows = await sandbox.db.rows<{ number: number; last: number }>`
      select number, (select rounds from game_session where id = session_id) as last from game_round
      where round_id = any(${ids}) order by number`
    const last = rows[0]?.last ?? 0
    expect(rows.map(({ number }) => number)).toStrictEqual([4, 3, 2, 1, 0].map((before) => last - before))
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
  })

  it('takes nothing when its win cannot be booked', async () => {
    const { db, merchant, services } = sandbox
    const { roundId, table } = await untilNextWins()
    await db.run`
      insert into ledger_transfer (merchant, key, kind, currency, fingerprint, detail, posted_at)
      values (${merchant}, ${`round:${table.session.id}:${roundId}:win`}, 'win', ${table.currency}, 'in the way', '{}',
        ${services.clock.now()})`
    const before = await balance()
    const played = playAtOnce(db, table, wishFor(roundId), services.clock.now(), allowed)
    await expect(played).rejects.toThrow('null value in column "payout"')
    expect(await balance()).toBe(before)
    await db.run`delete from ledger_transfer where fingerprint = 'in the way'`
    expect((await send(roundId)).status).toBe(200)
    expect(await auditLedger(db)).toStrictEqual([])
  })
})
