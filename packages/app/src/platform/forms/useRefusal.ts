import { GatewayError } from '@livery/api'
import { useIntl } from 'react-intl'

import { reactionTo } from '#platform/errors/reaction.ts'
import { withQuote } from '#platform/overlays/withQuote.ts'

/** Refusal of the last submit, as a form shows it. */
export interface Refusal {
  /** The reason; for a pause, the text without the countdown. */
  readonly text: string
  /** End of the pause that the gateway asked for, ms since 1970. */
  readonly until: number | undefined
}

/** End of the pause after a refused call, ms since 1970; undefined where the gateway asked for no pause. */
export function pauseEnd(error: unknown, now: number): number | undefined {
  if (!(error instanceof GatewayError) || error.status !== 429) return undefined
  return now + Math.max(1, error.retryAfter ?? 1) * 1_000
}

/** End of each pause. A failure is one object however often it is rendered, so its pause has one end. */
const ends = new WeakMap<GatewayError, number>()

function endOf(error: unknown): number | undefined {
  if (!(error instanceof GatewayError)) return undefined
  const known = ends.get(error)
  if (known !== undefined) return known
  const end = pauseEnd(error, Date.now())
  if (end !== undefined) ends.set(error, end)
  return end
}

/** Message of a failed submit for the place above the form. A pause counts from the first render of the failure. */
export function useRefusal(error: unknown): Refusal | undefined {
  const intl = useIntl()
  if (!error) return undefined
  const reaction = reactionTo(error, navigator.onLine)
  if (reaction.kind !== 'message') return undefined
  const text = intl.formatMessage(reaction.message, reaction.values)
  return { until: endOf(error), text: withQuote(intl, text, reaction.requestId) }
}

/** The pause alone: for forms that show other refusals under a field or in a toast. */
export function usePause(error: unknown): Refusal | undefined {
  const refusal = useRefusal(error)
  return refusal?.until === undefined ? undefined : refusal
}

/** True when a failure is a pause, which forms show themselves. */
export function isPause(error: unknown): boolean {
  return pauseEnd(error, 0) !== undefined
}
