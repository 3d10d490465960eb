import { GatewayError } from '@livery/api'
import { failureAsksForCaptcha } from '@livery/domain'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import type { SmsCode } from '../../shell/entrance/useSmsCode.ts'
import { useRefusal, type Refusal } from '../../shell/forms/useRefusal.ts'
import { forgetLogin, rememberLogin } from '../../shell/remembered/index.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import type { Captcha } from '../../shell/verification/useCaptcha.ts'
import type { HumanCheck } from '../../shell/verification/useHumanCheck.ts'
import type { LoginMethod, LoginValues } from './loginValues.ts'
import { signIn, type LoginAttempt } from './signIn.ts'

export interface LoginOptions {
  readonly method: LoginMethod
  readonly human: HumanCheck
  readonly code: SmsCode
  /** The captcha the gateway asked for; undefined while it asks for none. */
  readonly captcha: Captcha | undefined
  /** The next try needs a captcha, or another one. */
  readonly onCaptcha: () => void
}

export interface Login {
  submit(values: LoginValues): void
  readonly busy: boolean
  /** Why the last try failed. */
  readonly refusal: Refusal | undefined
  /** Takes the last refusal away. */
  forget(): void
}

/** One try to sign in: proofs, sealed body, session, what is remembered, and on to where the visitor wanted to go. */
export function useLogin({ method, human, code, captcha, onCaptcha }: LoginOptions): Login {
  const { gateway, session, storage } = useShell()
  const navigate = useNavigate()
  const location = useLocation()

  async function attemptOf(values: LoginValues): Promise<LoginAttempt> {
    const { username, password, mobileNum: mobile, countryDialingCode } = values
    const proofs = { human: await human.answer(), captcha: await captcha?.answer(values.captcha) }
    if (method === 'username') return { type: 'username', username, password, ...proofs }
    const proof = await code.prove(values.verificationCode)
    return { type: 'sms', mobile, code: proof, countryDialingCode, ...proofs }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (values: LoginValues) => signIn(gateway, await attemptOf(values)),
    meta: { wordedByCaller: true },
    onSuccess: async (signedIn, { username, mobileNum, password, countryDialingCode, remember }) => {
      const login = {
        type: method,
        username: method === 'sms' ? mobileNum : username.trim(),
        // A code is good once: nothing of it is worth keeping.
        password: method === 'sms' ? '' : password,
        countryDialingCode,
      }
      await (remember ? rememberLogin(login, storage) : forgetLogin(storage))
      session.start(signedIn)
      void navigate(returnPathOf(location), { replace: true })
    },
    onError: (failure) => {
      if (failure instanceof GatewayError && failureAsksForCaptcha(failure.data)) onCaptcha()
    },
  })

  return { submit: mutate, busy: isPending, refusal: useRefusal(error), forget: reset }
}
