import type { Db } from '../database/index.ts'

/** Time after a stake for which its player counts as being in the game. */
const PLAYING_MS = 10 * 60_000

/** Time in ms for which a count of the players holds: it says how busy a game is, and many visitors ask for it. */
const COUNT_MS = 1000

/** Players of a merchant's games, with the time in ms when they were counted. */
interface Count {
  readonly at: number
  readonly players: Promise<ReadonlyMap<string, number>>
}

/** Latest counts by merchant, of each database that a process has open. */
const counts = new WeakMap<Db, Map<string, Count>>()

/**
 * Members who staked in a game within the last ten minutes, by the game's node id. The count is at most a second old;
 * it is the same object until it is made anew.
 */
export function playersNow(db: Db, merchant: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const known = counts.get(db) ?? new Map<string, Count>()
  counts.set(db, known)
  const at = now.getTime()
  const last = known.get(merchant)
  if (last && at >= last.at && at < last.at + COUNT_MS) return last.players
  const players = countPlayers(db, merchant, now)
  known.set(merchant, { at, players })
  // A failed count is not kept.
  players.catch(() => known.delete(merchant))
  return players
}

async function countPlayers(db: Db, merchant: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - PLAYING_MS)
  const rows = await db.rows<{ node_id: string; players: number }>`
    select node_id, count(distinct member_id)::integer as players from bet_order
    where merchant = ${merchant} and kind = 'game' and placed_at >= ${since} group by node_id`
  return new Map(rows.map(({ node_id, players }) => [node_id, players]))
}
