import type { Db } from '../database/index.ts'

/** Time after a stake for which its player counts as being in the game. */
const PLAYING_MS = 10 * 60_000

/** Members who staked in a game within the last ten minutes, by the game's node id. */
export async function playersNow(db: Db, merchant: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - PLAYING_MS)
  const rows = await db.rows<{ node_id: string; players: number }>`
    select node_id, count(distinct member_id)::integer as players from bet_order
    where merchant = ${merchant} and kind = 'game' and placed_at >= ${since} group by node_id`
  return new Map(rows.map(({ node_id, players }) => [node_id, players]))
}
