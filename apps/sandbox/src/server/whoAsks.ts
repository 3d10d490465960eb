import type { Call } from '../contract/index.ts'
import { Failure } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { Services } from '../operations.ts'
import type { Arrival } from '../sessions/arrival.ts'
import { resumeForLottery } from '../sessions/lotterySessions.ts'
import { resumeForRefresh } from '../sessions/refreshSession.ts'
import { resumeSession, type SignedIn } from '../sessions/sessions.ts'

/** Parts of a request that say whose it is. */
export interface Asking {
  readonly merchant: Merchant
  /** Bearer token; undefined for a visitor. */
  readonly token: string | undefined
  /** Session of the token, as it was found with the arrival. */
  readonly found: Arrival['session']
  readonly query: unknown
}

/**
 * Member and session that a call is made with; undefined for a visitor.
 * @throws Failure 401 where the call requires a session, with the reason why there is none
 */
export async function whoAsks(
  call: Call,
  { db, clock }: Services,
  { merchant, token, found, query }: Asking,
): Promise<SignedIn | undefined> {
  if (call.session === 'none') return undefined
  const now = clock.now()
  if (call.operationId === 'refreshSession') {
    const { refreshKey } = query as { readonly refreshKey?: unknown }
    const key = typeof refreshKey === 'string' ? refreshKey : undefined
    return resumeForRefresh(db, merchant.code, { token, key }, now, found)
  }
  // A visitor is the usual caller here: a refusal that is caught again would cost its trace.
  if (call.session === 'optional' && token === undefined) return undefined
  const resume = call.lottery ? resumeForLottery : resumeSession
  const resumed = resume(db, merchant.code, token, now, found)
  if (call.session === 'required') return resumed
  // Calls with an optional session treat an ended one as a visitor.
  return resumed.catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
}
