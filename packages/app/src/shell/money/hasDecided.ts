import { GatewayError } from '@livery/api'

/**
 * Whether the gateway has decided about a call that moves money: then the next press is a new one. Without an answer, or
 * while the same call is still on its way (409), its Idempotency-Key has to be kept. A key that was used for something
 * else (`idempotency.conflict`) is of no use any more.
 */
export function hasDecided(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  if (error.code === 'idempotency.conflict') return true
  return error.status >= 400 && error.status < 500 && error.status !== 409
}
