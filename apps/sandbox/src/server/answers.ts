import { Failure } from '../failure.ts'

/** What goes out: a status, headers beside the usual ones, and the contract's envelope. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The envelope of a success. */
export const successAnswer = (value: unknown): Answer => ({
  status: 200,
  headers: {},
  body: { success: true, value },
})

/** The envelope of a refusal. Whatever is no {@link Failure} is ours, and says nothing of its cause. */
export function failureAnswer(error: unknown, requestId: string): Answer {
  const { status, code, message, data, retryAfter } =
    error instanceof Failure
      ? error
      : new Failure(500, 'server.error', 'Something failed; quote the request id.')
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
    body: { success: false, code, message, requestId, ...(data ? { data } : {}) },
  }
}
