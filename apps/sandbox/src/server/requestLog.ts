/** Answered request in the console's list. */
export interface LoggedRequest {
  readonly at: Date
  readonly requestId: string
  readonly merchant: string
  readonly method: string
  /** Path of the address, without its query. */
  readonly path: string
  readonly operationId: string
  readonly status: number
  readonly code: string
  readonly ms: number
}

/** Log of the latest requests, newest first, and of violations of the contract. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Records an answer that violates the contract, always a bug of the sandbox or of the contract. */
  violation(text: string): void
  readonly requests: readonly LoggedRequest[]
  readonly violations: readonly string[]
}

/** Number of requests to keep, all of which the console shows. */
const KEPT = 200

/**
 * In-memory log.
 * @param loudly - prints violations, on standard error by default
 */
export function requestLog(loudly: (line: string) => void = console.error): RequestLog {
  const requests: LoggedRequest[] = []
  const violations: string[] = []
  return {
    get requests() {
      return requests.slice(-KEPT).toReversed()
    },
    violations,
    add: (request) => {
      requests.push(request)
      // Older ones go many at a time: each time the whole list is moved.
      if (requests.length > 4 * KEPT) requests.splice(0, requests.length - KEPT)
    },
    violation: (text) => {
      violations.unshift(text)
      violations.length = Math.min(violations.length, KEPT)
      loudly(`CONTRACT VIOLATION ${text}`)
    },
  }
}
