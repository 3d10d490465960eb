import { GatewayError, type ClientCode, type ErrorCode } from '@livery/api'

/** Texts of a caller for some of the gateway's refusals, by code. */
export type Refusals<Entry> = Readonly<Partial<Record<ErrorCode | ClientCode, Entry>>>

/** The caller's entry for a failure; undefined for a failure that its table does not name, or that is none of the gateway. */
export function refusalOf<Entry>(error: unknown, refusals: Refusals<Entry>): Entry | undefined {
  return error instanceof GatewayError ? refusals[error.code] : undefined
}

/** True when the gateway refused a call with this code. */
export function isRefusal(error: unknown, code: ErrorCode | ClientCode): boolean {
  return error instanceof GatewayError && error.code === code
}

/** True when the gateway answered that the requested thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 404
}
