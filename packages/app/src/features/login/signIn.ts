import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { isTrialGranted, memberTypeFrom } from '@livery/domain/account'
import { MODULES } from '@livery/domain/site'
import { loginNameForWire, mobileForWire } from '@livery/domain/validation'
import { latinDigits } from '@livery/ui/digits'

import { sessionOf } from '#capabilities/entrance/signedIn.ts'
import type { CodeProof } from '#capabilities/entrance/useSmsCode.ts'
import { sendSealed } from '#capabilities/sealing/sealBody.ts'
import type { CaptchaAnswer } from '#capabilities/verification/useCaptcha.ts'
import type { Session } from '#platform/session/session.ts'

interface LoginProofs {
  readonly captcha: CaptchaAnswer | undefined
  /** Answer of the human verification, where the merchant asks for one. */
  readonly human: string | undefined
}

export type LoginAttempt = LoginProofs &
  (
    | { readonly type: 'username'; readonly username: string; readonly password: string }
    | {
        readonly type: 'sms'
        readonly mobile: string
        readonly code: CodeProof
        readonly countryDialingCode: string
      }
  )

/** Payload of the login, by method. */
function loginPayload(attempt: LoginAttempt): Schemas['LoginPayload'] {
  const human = attempt.human === undefined ? {} : { human: attempt.human }
  const proofs = { ...attempt.captcha, ...human }
  if (attempt.type === 'username') {
    return {
      type: 'username',
      username: loginNameForWire(latinDigits(attempt.username)),
      password: attempt.password,
      ...proofs,
    }
  }
  const { code, countryDialingCode } = attempt
  const mobile = mobileForWire(attempt.mobile)
  if ('firebaseIdToken' in code)
    return { type: 'firebase', ...code, firebaseMobileNo: mobile, countryDialingCode, ...human }
  return { type: 'sms', username: mobile, password: code.verificationCode, countryDialingCode, ...proofs }
}

/** Signs in; the body travels encrypted. @throws GatewayError */
export async function signIn(gateway: Gateway, attempt: LoginAttempt): Promise<Session> {
  const result = await sendSealed(gateway, loginPayload(attempt), ({ data, encryption }) =>
    unwrap(
      gateway.POST('/wps/session/login', { body: { data }, params: { header: { Encryption: encryption } } }),
    ),
  )
  return sessionOf(result)
}

/** Starts a trial session; undefined when the platform gave no trial account. @throws GatewayError */
export async function startTrial(gateway: Gateway): Promise<Session | undefined> {
  const { trial } = await unwrap(gateway.GET('/wps/session/trial'))
  if (!isTrialGranted(trial)) return undefined
  const { token, userName, customerType } = await unwrap(
    gateway.POST('/wps/session/login/freeplay', { body: { moduleId: MODULES.common, trial } }),
  )
  return { token, memberName: userName, type: memberTypeFrom(customerType), firstTimeLogin: false }
}
