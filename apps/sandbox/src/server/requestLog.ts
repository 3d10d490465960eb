/** One answered request, as the console lists it. */
export interface LoggedRequest {
  readonly at: Date
  readonly requestId: string
  readonly merchant: string
  readonly method: string
  readonly url: string
  readonly operationId: string
  readonly status: number
  readonly code: string
  readonly ms: number
}

/** The last requests, newest first, and what went against the contract. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Notes an answer that the contract does not allow: always a bug of the sandbox or of the contract. */
  violation(text: string): void
  readonly requests: readonly LoggedRequest[]
  readonly violations: readonly string[]
}

/** Requests kept; the console shows no more. */
const KEPT = 200

/**
 * A log in memory.
 *
 * @param loudly - where violations are shouted, standard error by default
 */
export function requestLog(loudly: (line: string) => void = console.error): RequestLog {
  const requests: LoggedRequest[] = []
  const violations: string[] = []
  return {
    requests,
    violations,
    add: (request) => {
      requests.unshift(request)
      requests.length = Math.min(requests.length, KEPT)
    },
    violation: (text) => {
      violations.unshift(text)
      violations.length = Math.min(violations.length, KEPT)
      loudly(`CONTRACT VIOLATION ${text}`)
    },
  }
}
