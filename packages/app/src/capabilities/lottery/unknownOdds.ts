import { GatewayError } from '@livery/api'

/** True when the gateway refused a prize mode: the address names odds that the lottery does not offer. */
export function isUnknownOdds(error: unknown): boolean {
  return (
    error instanceof GatewayError && error.status === 400 && error.data?.fields?.['prizeMode'] !== undefined
  )
}
