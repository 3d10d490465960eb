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
