import { GatewayError } from '@livery/api'

/** Whether the gateway refused a prize mode: odds that an address names and the lottery is not bet by. */
export function isUnknownOdds(error: unknown): boolean {
  return (
    error instanceof GatewayError && error.status === 400 && error.data?.fields?.['prizeMode'] !== undefined
  )
}
