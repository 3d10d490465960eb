import { GatewayError, type ErrorCode } from '@livery/api'
import type { MessageDescriptor } from 'react-intl'

import { passkeyMessages as messages } from './passkeys.messages.ts'

/** By the gateway's code. They stand here and not with all others, which every page brings along. */
const BY_CODE: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>> = {
  'passkey.failed': messages.failed,
  'passkey.unknown': messages.unknown,
  'passkey.limit': messages.limit,
  'passkey.taken': messages.taken,
}

/** By the name of what browsers throw (WebAuthn, level 3). */
const BY_NAME: Readonly<Record<string, MessageDescriptor>> = {
  // Closed or timed out: for privacy's sake browsers do not tell which.
  NotAllowedError: messages.cancelled,
  InvalidStateError: messages.taken,
  NotSupportedError: messages.unsupported,
  ConstraintError: messages.unsupported,
}

/** What a failed passkey says to the player; undefined for what is not about passkeys, or what nobody has to hear of. */
export function passkeyWords(error: Error): MessageDescriptor | undefined {
  if (error instanceof GatewayError) return BY_CODE[error.code as ErrorCode]
  return error.name === 'AbortError' ? undefined : (BY_NAME[error.name] ?? messages.failed)
}
