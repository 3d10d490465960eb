import { GatewayError } from '@livery/api'
import type { MessageDescriptor } from 'react-intl'

import { errorMessages } from './errors.messages.ts'
import { messageOfCode } from './failureMessages.ts'

type Values = Readonly<Record<string, string | number>>

/** Reaction of the site to a failure. One failure has one reaction, whichever call it came from. */
export type Reaction =
  /** Nothing: the call was abandoned on purpose. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'message'
      readonly message: MessageDescriptor
      readonly values?: Values
      /** Id that customer service looks an unexpected failure up by. */
      readonly requestId?: string
    }
  /** The session is over: it is cleared and the player sees the reason. */
  | { readonly kind: 'sessionEnded'; readonly message: MessageDescriptor }
  /** A trial account used a feature of real accounts: an alert offers cancel and register now. */
  | { readonly kind: 'offerRegistration' }
  /** The profile needs a birthday before deposits and stakes: an alert offers cancel and add. */
  | { readonly kind: 'offerBirthday' }
  | { readonly kind: 'maintenance'; readonly info: string | null }
  | { readonly kind: 'regionRestricted'; readonly country: string | null }

function fact(error: GatewayError, name: string): string | null {
  const data: Readonly<Record<string, unknown>> = { ...error.data }
  const value = data[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Message of a failure that concerns one action. */
function messageOf(error: unknown, online: boolean): Extract<Reaction, { kind: 'message' }> {
  const notSent = error instanceof GatewayError && error.code === 'network.not_sent'
  if (!online && !notSent) return { kind: 'message', message: errorMessages.offline }
  const code = error instanceof GatewayError ? error.code : 'network.timeout'
  const message = messageOfCode(code)
  if (message) return { kind: 'message', message }
  const requestId = error instanceof GatewayError ? error.requestId : ''
  return { kind: 'message', message: errorMessages.unknown, ...(requestId !== '' && { requestId }) }
}

/**
 * Decides what a failure looks like. Pure: `online` is the caller's reading of the network.
 * Refusals that a form words itself are marked as such by their call and shown there.
 */
export function reactionTo(error: unknown, online: boolean): Reaction {
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'none' }
  if (!online || !(error instanceof GatewayError)) return messageOf(error, online)
  switch (error.status) {
    case 401:
      return { kind: 'sessionEnded', message: messageOf(error, online).message }
    case 429:
      return {
        kind: 'message',
        message: errorMessages.rateLimited,
        values: { seconds: Math.max(1, Math.ceil(error.retryAfter ?? 1)) },
      }
    case 451:
      return { kind: 'regionRestricted', country: fact(error, 'country') }
    case 503:
      return error.code === 'site.maintenance'
        ? { kind: 'maintenance', info: fact(error, 'info') }
        : messageOf(error, online)
  }
  const until = Date.parse(fact(error, 'until') ?? '')
  if (error.code === 'login.excluded' && Number.isFinite(until))
    return { kind: 'message', message: errorMessages.excludedUntil, values: { until } }
  if (error.code === 'limit.session' && Number.isFinite(until))
    return { kind: 'message', message: errorMessages.sessionLimitUntil, values: { until } }
  if (error.code === 'member.birthday_missing') return { kind: 'offerBirthday' }
  return error.code === 'role.free_reject' ? { kind: 'offerRegistration' } : messageOf(error, online)
}
