import { GatewayError } from '@livery/api'

/**
 * Outcome of a failed call that moves money.
 *
 * - `notSent`: it never left the device.
 * - `unknown`: it may have arrived; only the gateway knows.
 * - `refused`: the gateway has decided against it.
 */
export type MoneyOutcome = 'notSent' | 'unknown' | 'refused'

/** Statuses below 500 that say nothing about the order: 408 no whole request in time, 409 the same call is under way. */
const UNDECIDED: ReadonlySet<number> = new Set([408, 409])

/** Status of an order that a rule of the business refuses. */
const ORDER_REFUSED = 422

/** Reads the outcome of a call that moves money from its failure. */
export function outcomeOf(error: unknown): MoneyOutcome {
  if (!(error instanceof GatewayError)) return 'unknown'
  if (error.code === 'network.not_sent') return 'notSent'
  // The key was used for another order: this order was refused.
  if (error.code === 'idempotency.conflict') return 'refused'
  // An unreadable answer comes from a proxy and says nothing about the gateway, whatever its status.
  if (error.code === 'network.unreadable') return 'unknown'
  return error.status >= 400 && error.status < 500 && !UNDECIDED.has(error.status) ? 'refused' : 'unknown'
}

/** True when a rule of the business refused the order itself. */
export const isOrderRefused = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === ORDER_REFUSED

/**
 * True when a failure settles an order, so that its key is done with. A first attempt is settled by any failure that
 * says it was not carried out. A later one may be stopped before the gateway looks at the key (no network, too many
 * calls, a session that is over), or have another payment password: that says nothing about the attempt before it.
 * Only a refusal of the order itself, which the gateway keeps under the key, does.
 */
export function isSettledBy(error: unknown, attempts: number): boolean {
  if (outcomeOf(error) === 'unknown') return false
  return attempts === 1 || isOrderRefused(error)
}
