import type { Db } from '../database/index.ts'
import { type MerchantState, stateOf } from '../state/merchantState.ts'
import { type SessionRow, tokenDigest } from './sessions.ts'

/** Facts that nearly every call asks for first. */
export interface Arrival {
  readonly state: MerchantState
  /** Time in ms by which the console has moved all clocks. */
  readonly offsetMs: number
  /** Row of the token's session; null where the token has none, or there is no token. */
  readonly session: SessionRow | null
}

/** Reads a merchant's state, the clocks' offset and a token's session in one statement: a call waits for the database once less. */
export async function readArrival(db: Db, merchant: string, token: string | undefined): Promise<Arrival> {
  const digest = token === undefined ? null : tokenDigest(token)
  const found = await db.row<
    SessionRow & { merchant_state: Partial<MerchantState> | null; offset_ms: bigint | null }
  >`
    select (select state from merchant_state where merchant = ${merchant}) as merchant_state,
      (select offset_ms from sandbox_clock) as offset_ms, found.*
    from (select) as call left join (
      select member.*, session.id as session_id, started_at,
        coalesce(play_started_at, started_at) as play_started_at, expires_at, ended_why,
        session_minutes, pending_session_minutes, pending_session_from
      from session join member on member.id = session.member_id
        left join member_pace on member_pace.member_id = member.id
      where token_digest = ${digest} and session.merchant = ${merchant}
    ) as found on true`
  if (!found) throw new Error('A row of nothing else is missing.')
  const { merchant_state: state, offset_ms: offset } = found
  return {
    state: stateOf(state),
    offsetMs: Number(offset ?? 0n),
    session: found.session_id === null ? null : found,
  }
}
