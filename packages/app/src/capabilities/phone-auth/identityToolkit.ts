import { GatewayError, type ErrorCode } from '@livery/api'

import type { PhoneAuth } from './phoneAuth.ts'

export interface IdentityToolkitOptions {
  readonly apiKey: string
  /** Runs reCAPTCHA with the service's site key and returns its token. */
  readonly showHuman: (siteKey: string) => Promise<string>
  /** Origin of the service; an emulator has another. */
  readonly origin?: string
  readonly fetch?: typeof globalThis.fetch
}

const ORIGIN = 'https://identitytoolkit.googleapis.com'
/** Time limit of a call, ms: the same as for the gateway. */
const TIME_LIMIT = 15_000
/** Pause before another try, s; the service names none. */
const PAUSE = 60

/** Error codes of the service that concern the player, mapped to the gateway's codes, which forms know. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_CODE: 'verification.code_wrong',
  MISSING_CODE: 'verification.code_wrong',
  INVALID_SESSION_INFO: 'verification.code_expired',
  MISSING_SESSION_INFO: 'verification.code_expired',
  SESSION_EXPIRED: 'verification.code_expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'rate.limited',
  QUOTA_EXCEEDED: 'rate.limited',
}

const REFUSED = 422
const LIMITED = 429

/**
 * Firebase phone authentication by its REST interface (Identity Toolkit v1): three calls, where the vendor's
 * library would bring a hundred kilobytes. See D-0006.
 */
export function identityToolkit({
  apiKey,
  showHuman,
  origin = ORIGIN,
  fetch = (...request) => globalThis.fetch(...request),
}: IdentityToolkitOptions): PhoneAuth {
  async function call(path: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(`${origin}/v1/${path}?key=${encodeURIComponent(apiKey)}`, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch((cause: unknown) => {
      throw failure('network.offline', 0, 'The phone service cannot be reached.', cause)
    })
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    if (response.ok) return answer
    throw refusalOf(answer)
  }

  return {
    async send(phoneNumber) {
      const { recaptchaSiteKey } = await call('recaptchaParams')
      const recaptchaToken = await showHuman(String(recaptchaSiteKey))
      const { sessionInfo } = await call('accounts:sendVerificationCode', { phoneNumber, recaptchaToken })
      return String(sessionInfo)
    },
    async confirm(sessionInfo, code) {
      const { idToken } = await call('accounts:signInWithPhoneNumber', { sessionInfo, code })
      return String(idToken)
    },
  }
}

/** Error of an answer: the service sends `INVALID_CODE` or `INVALID_CODE : in a sentence`. */
function refusalOf(answer: Readonly<Record<string, unknown>>): GatewayError {
  const error = answer['error']
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  const code = CODES[message.split(' ')[0] ?? '']
  if (code === 'rate.limited') return failure(code, LIMITED, message)
  return failure(code ?? 'unknown', REFUSED, message)
}

function failure(code: GatewayError['code'], status: number, message: string, cause?: unknown): GatewayError {
  const retryAfter = status === LIMITED ? { retryAfter: PAUSE } : {}
  return new GatewayError({ code, status, message, requestId: '', cause, ...retryAfter })
}
