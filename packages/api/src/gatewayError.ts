import { isErrorCode, type ClientCode, type ErrorCode } from './errorCode.ts'
import { retryAfterSeconds } from './retryAfter.ts'
import type { FailureData } from './types.ts'

interface GatewayErrorFacts {
  readonly status: number
  readonly code: ErrorCode | ClientCode
  readonly message: string
  readonly requestId: string
  readonly reportedCode?: string
  readonly data?: FailureData
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** Error for every answer but the 200 of the contract. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode | ClientCode
  /** The code as the gateway sent it; differs from `code` only when that is `unknown`. */
  readonly reportedCode: string
  /** Id of the request, for support. */
  readonly requestId: string
  readonly data: FailureData | undefined
  /** Seconds until the call may be repeated, when the gateway sent them. */
  readonly retryAfter: number | undefined

  constructor(facts: GatewayErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code
    this.reportedCode = facts.reportedCode ?? facts.code
    this.requestId = facts.requestId
    this.data = facts.data
    this.retryAfter = facts.retryAfter
  }

  /** Creates the error from a failure's body; an invalid body gives `network.unreadable`. */
  static fromAnswer(body: unknown, response: Response, requestId = ''): GatewayError {
    const retryAfter = retryAfterSeconds(response.headers)
    const answered = { status: response.status, ...(retryAfter !== undefined && { retryAfter }) }
    if (!isFailure(body)) {
      return new GatewayError({
        ...answered,
        code: 'network.unreadable',
        message: `The answer (HTTP ${response.status}) is not the contract's.`,
        requestId,
      })
    }
    return new GatewayError({
      ...answered,
      code: isErrorCode(body.code) ? body.code : 'unknown',
      reportedCode: body.code,
      message: body.message,
      requestId: body.requestId || requestId,
      ...(body.data !== undefined && { data: body.data }),
    })
  }
}

interface ReportedFailure {
  readonly code: string
  readonly message: string
  readonly requestId: string
  readonly data?: FailureData
}

function isFailure(body: unknown): body is ReportedFailure {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false
  const requestId = 'requestId' in body ? body.requestId : ''
  return typeof body.code === 'string' && typeof body.message === 'string' && typeof requestId === 'string'
}
