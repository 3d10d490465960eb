import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { isTrialGranted, memberTypeFrom, mobileForWire, MODULES } from '@livery/domain'

import { sendSealed } from '../../shell/sealing/sealBody.ts'
import type { Session } from '../../shell/session/index.ts'

/** A captcha picture and what the player read in it. */
export interface CaptchaAnswer {
  readonly captchaId: string
  readonly captcha: string
}

interface LoginProofs {
  readonly captcha?: CaptchaAnswer | undefined
  /** Answer of the human verification, where the merchant asks for one. */
  readonly human?: string | undefined
}

export type LoginAttempt = LoginProofs &
  (
    | { readonly type: 'username'; readonly username: string; readonly password: string }
    | {
        readonly type: 'sms'
        readonly mobile: string
        readonly code: string
        readonly countryDialingCode: string
      }
  )

/** What the gateway takes, by method. */
function payloadOf(attempt: LoginAttempt): Schemas['LoginPayload'] {
  const proofs = { ...attempt.captcha, ...(attempt.human !== undefined && { human: attempt.human }) }
  if (attempt.type === 'username') {
    return { type: 'username', username: attempt.username.trim(), password: attempt.password, ...proofs }
  }
  return {
    type: 'sms',
    username: mobileForWire(attempt.mobile),
    password: attempt.code,
    countryDialingCode: attempt.countryDialingCode,
    ...proofs,
  }
}

/** Signs in; the body travels encrypted. @throws GatewayError */
export async function signIn(gateway: Gateway, attempt: LoginAttempt): Promise<Session> {
  const result = await sendSealed(gateway, payloadOf(attempt), ({ data, encryption }) =>
    unwrap(
      gateway.POST('/wps/session/login', { body: { data }, params: { header: { Encryption: encryption } } }),
    ),
  )
  return {
    token: result.token,
    memberName: result.userName,
    type: memberTypeFrom(result.type),
    firstTimeLogin: result.firstTimeLogin,
  }
}

/** Starts a trial session; undefined when the platform gave no trial account. @throws GatewayError */
export async function startTrial(gateway: Gateway): Promise<Session | undefined> {
  const { trial } = await unwrap(gateway.GET('/wps/session/trial'))
  if (!isTrialGranted(trial)) return undefined
  const { token, userName, customerType } = await unwrap(
    gateway.POST('/wps/session/login/freeplay', { body: { moduleId: MODULES.common } }),
  )
  return { token, memberName: userName, type: memberTypeFrom(customerType), firstTimeLogin: false }
}
