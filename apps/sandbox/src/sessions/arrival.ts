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

/** Console's settings of a merchant and of all clocks, as stored. */
interface SettingsRow {
  readonly merchant_state: Partial<MerchantState> | null
  readonly offset_ms: bigint | null
}

/**
 * Reads a merchant's state, the clocks' offset and a token's session in one statement: a call waits for the database
 * once less. A visitor's statement has no columns of a session, which the driver would describe and parse.
 */
export async function readArrival(db: Db, merchant: string, token: string | undefined): Promise<Arrival> {
  if (token === undefined) return { ...(await readSettings(db, merchant)), session: null }
  const found = await findSession(db, merchant, tokenDigest(token))
  return { ...settingsOf(found), session: found?.session_id ? found : null }
}

const settingsOf = (row: SettingsRow | undefined): Omit<Arrival, 'session'> => ({
  state: stateOf(row?.merchant_state ?? null),
  offsetMs: Number(row?.offset_ms ?? 0n),
})

const readSettings = async (db: Db, merchant: string): Promise<Omit<Arrival, 'session'>> =>
  settingsOf(
    await db.row<SettingsRow>`
      select (select state from merchant_state where merchant = ${merchant}) as merchant_state,
        (select offset_ms from sandbox_clock) as offset_ms`,
  )

/** Settings, and the session of a token where it has one. */
const findSession = (db: Db, merchant: string, digest: string) =>
  db.row<SettingsRow & (SessionRow | { readonly session_id: null })>`
    select (select state from merchant_state where merchant = ${merchant}) as merchant_state,
      (select offset_ms from sandbox_clock) as offset_ms, found.*
    from (select) as call
      left join signed_in as found on token_digest = ${digest} and merchant = ${merchant}`
