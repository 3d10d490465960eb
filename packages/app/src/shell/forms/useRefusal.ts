import { GatewayError } from '@livery/api'
import { useIntl } from 'react-intl'

import { reactionTo } from '../errors/reaction.ts'
import { withQuote } from '../errors/withQuote.ts'

/** Why the last try failed, as a form shows it. */
export interface Refusal {
  /** The reason; of a pause its words without the countdown. */
  readonly words: string
  /** The gateway asked for a pause until then, ms since 1970. */
  readonly until: number | undefined
}

/** When a refused call may be tried again, ms since 1970; undefined where the gateway asked for no pause. */
export function pauseEnd(error: unknown, now: number): number | undefined {
  if (!(error instanceof GatewayError) || error.status !== 429) return undefined
  return now + Math.max(1, error.retryAfter ?? 1) * 1_000
}

/** When each pause ends. A failure is one object however often it is rendered, and its pause has one end. */
const ends = new WeakMap<GatewayError, number>()

function endOf(error: unknown): number | undefined {
  if (!(error instanceof GatewayError)) return undefined
  const known = ends.get(error)
  if (known !== undefined) return known
  const end = pauseEnd(error, Date.now())
  if (end !== undefined) ends.set(error, end)
  return end
}

/** Words a failed try for the place above the form. A pause counts from the moment the failure is first shown. */
export function useRefusal(error: unknown): Refusal | undefined {
  const intl = useIntl()
  if (!error) return undefined
  const reaction = reactionTo(error, navigator.onLine)
  if (reaction.kind !== 'message') return undefined
  const words = intl.formatMessage(reaction.message, reaction.values)
  return { until: endOf(error), words: withQuote(intl, words, reaction.requestId) }
}

/** The pause alone: for forms whose other refusals stand under a field or in a toast. */
export function usePause(error: unknown): Refusal | undefined {
  const refusal = useRefusal(error)
  return refusal?.until === undefined ? undefined : refusal
}

/** Whether a failure is a pause, which forms show themselves. */
export function isPause(error: unknown): boolean {
  return pauseEnd(error, 0) !== undefined
}
