import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import type { GameSession } from './launches.ts'

/**
 * Refuses a round that begins before the player's last one of this game has lasted as long as the regulator asks, in
 * whatever launch it was. One statement decides: of two launches that play at once, one waits and is refused.
 * @param roundMs - 0 without a rule
 * @throws Failure 429 `rate.limited`
 */
export async function refuseHaste(
  tx: Db,
  { merchant, memberId, nodeId, purse }: GameSession,
  roundMs: number,
  now: Date,
): Promise<void> {
  if (roundMs === 0) return
  const id = BigInt(memberId)
  const begun = await tx.run`
    insert into game_pace as last (merchant, member_id, node_id, purse, started_at)
    values (${merchant}, ${id}, ${nodeId}, ${purse}, ${now})
    on conflict (merchant, member_id, node_id, purse) do update set started_at = excluded.started_at
      where last.started_at <= ${new Date(now.getTime() - roundMs)}`
  if (begun > 0) return
  const last = await tx.row<{ started_at: Date }>`
    select started_at from game_pace
    where merchant = ${merchant} and member_id = ${id} and node_id = ${nodeId} and purse = ${purse}`
  const wait = (last?.started_at.getTime() ?? now.getTime()) + roundMs - now.getTime()
  fail(429, 'rate.limited', { message: 'A round lasts a little longer here.', retryAfter: wait / 1000 })
}
