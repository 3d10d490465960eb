import type { ErrorCode, Schemas } from './wire.ts'

/** Refusal of a call in the contract's format: a status, a dotted code and, for some, data. */
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

/** Optional parts of a refusal. */
export interface FailureDetail {
  /** English text for logs and developers; the site has texts of its own by code. */
  readonly message?: string
  readonly data?: Schemas['FailureData']
  /** Seconds to wait, for 429. */
  readonly retryAfter?: number
}

/**
 * Throws a refusal.
 * @example fail(422, 'wallet.insufficient', { message: 'The balance is too low.' })
 */
export function fail(status: number, code: ErrorCode, detail: FailureDetail = {}): never {
  throw new Failure(status, code, detail.message ?? code, detail.data, detail.retryAfter)
}
