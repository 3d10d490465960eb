import { GatewayError } from '@livery/api'
import type { MessageDescriptor } from 'react-intl'

import { refusalOf, type Refusals } from '#platform/errors/refusalOf.ts'

import { passkeyMessages as messages } from './passkeys.messages.ts'

/** Messages by the gateway's code. Kept out of the shared list, which every page loads. */
const BY_CODE: Refusals<MessageDescriptor> = {
  'passkey.failed': messages.failed,
  'passkey.unknown': messages.unknown,
  'passkey.limit': messages.limit,
  'passkey.taken': messages.taken,
}

/** Messages by the name of the browser's exception (WebAuthn, level 3). */
const BY_NAME: Readonly<Record<string, MessageDescriptor>> = {
  // Closed or timed out: for privacy's sake browsers do not tell which.
  NotAllowedError: messages.cancelled,
  InvalidStateError: messages.taken,
  NotSupportedError: messages.unsupported,
  ConstraintError: messages.unsupported,
}

/** Message of a failed passkey ceremony; undefined for errors that are not about passkeys, or need no message. */
export function passkeyFailureMessage(error: Error): MessageDescriptor | undefined {
  if (error instanceof GatewayError) return refusalOf(error, BY_CODE)
  return error.name === 'AbortError' ? undefined : (BY_NAME[error.name] ?? messages.failed)
}
