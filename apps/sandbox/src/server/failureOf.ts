import { databaseUnavailable } from '../database/index.ts'
import { Failure } from '../failure.ts'

/** Seconds after which a client may try again when the database did not answer. */
const RETRY_AFTER = 5

/** Statuses of the HTTP library's own errors, with the contract's codes. */
const CODES: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: 'request.invalid', message: 'The request cannot be read.' },
  413: { code: 'request.too_large', message: 'The body is too large.' },
  415: { code: 'request.media_type', message: 'No call takes a body of this kind.' },
}

/**
 * Refusal for any error: one of the sandbox, of the HTTP library (its 4xx are the client's), or of a database
 * that is away or full (503, with the seconds to wait). Undefined for an error that nobody expected.
 */
export function knownFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  if (databaseUnavailable(error)) {
    return new Failure(
      503,
      'server.error',
      'The gateway cannot reach its data at present; please try again.',
      undefined,
      RETRY_AFTER,
    )
  }
  const status = statusOf(error)
  if (status === undefined || status < 400 || status > 499) return undefined
  const known = CODES[status]
  return known
    ? new Failure(status, known.code, known.message)
    : new Failure(400, 'request.invalid', CODES[400]?.message ?? '')
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
