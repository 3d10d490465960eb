import type { ErrorCode, Schemas } from './wire.ts'

/** The refusal of a call, as the contract words it: a status, a dotted code and, for some, data. */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown> | undefined
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    data?: Record<string, unknown>,
    retryAfter?: number,
  ) {
    super(message)
    this.name = 'Failure'
    this.status = status
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** What else a refusal may say. */
export interface FailureDetail {
  /** English text for the log and for developers; the site words its own by code. */
  readonly message?: string
  readonly data?: Schemas['FailureData']
  /** Seconds, for 429. */
  readonly retryAfter?: number
}

/**
 * Ends the call with a refusal.
 *
 * @example fail(422, 'wallet.insufficient', { message: 'The balance is too low.' })
 */
export function fail(status: number, code: ErrorCode, detail: FailureDetail = {}): never {
  throw new Failure(status, code, detail.message ?? code, detail.data, detail.retryAfter)
}
