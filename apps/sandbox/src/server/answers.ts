import { Failure } from '../failure.ts'

/** HTTP answer: a status, additional headers, and the contract's envelope. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Maximum length of a message in the contract. Messages may quote a request, which can be longer. */
const MESSAGE_LENGTH = 500

/** Envelope of a success. */
export const successAnswer = (value: unknown): Answer => ({
  status: 200,
  headers: {},
  body: { success: true, value },
})

/** Envelope of a refusal. Errors other than {@link Failure} become a 500 that hides the cause. */
export function failureAnswer(error: unknown, requestId: string): Answer {
  const { status, code, message, data, retryAfter } =
    error instanceof Failure
      ? error
      : new Failure(500, 'server.error', 'Something failed; quote the request id.')
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
    body: {
      success: false,
      code,
      message: message.slice(0, MESSAGE_LENGTH).toWellFormed(),
      requestId,
      ...(data ? { data } : {}),
    },
  }
}
