import { GatewayError } from '@livery/api'
import { failureAsksForCaptcha, type LoginMethod } from '@livery/domain/validation'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import type { SmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { forgetLogin, rememberLogin } from '#capabilities/remembered-login/rememberedLogin.ts'
import type { Captcha } from '#capabilities/verification/useCaptcha.ts'
import type { HumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { useRefusal, type Refusal } from '#platform/forms/useRefusal.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'

import type { LoginValues } from './loginValues.ts'
import { signIn, type LoginAttempt } from './signIn.ts'

export interface LoginOptions {
  readonly method: LoginMethod
  readonly human: HumanCheck
  readonly code: SmsCode
  /** Captcha that the gateway requires; undefined while it requires none. */
  readonly captcha: Captcha | undefined
  /** Called when the next attempt needs a captcha, or another one. */
  readonly onCaptcha: () => void
  /** Called after signing in; without it the page that the visitor wanted is opened. */
  readonly onSignedIn?: (() => void) | undefined
}

export interface Login {
  submit(values: LoginValues): void
  readonly busy: boolean
  /** Refusal of the last attempt. */
  readonly refusal: Refusal | undefined
  /** Clears the last refusal. */
  forget(): void
}

/**
 * One login attempt: proofs, encrypted body, session, remembered login, and the redirect to the page that the visitor
 * wanted.
 */
export function useLogin({ method, human, code, captcha, onCaptcha, onSignedIn }: LoginOptions): Login {
  const { gateway, session, storage } = useServices()
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
    onSuccess: async (signedIn, { username, mobileNum, password, countryDialingCode, remember }) => {
      const login = {
        type: method,
        username: method === 'sms' ? mobileNum : username.trim(),
        // An SMS code is valid once, so it is not stored.
        password: method === 'sms' ? '' : password,
        countryDialingCode,
      }
      await (remember ? rememberLogin(login, storage) : forgetLogin(storage))
      session.start(signedIn)
      if (onSignedIn) onSignedIn()
      // A visitor who has left meanwhile stays where they are.
      else if (globalThis.location.pathname === location.pathname)
        void navigate(returnPathOf(location), { replace: true })
    },
    onError: (failure) => {
      // A picture is good for one attempt, whatever it was refused for.
      if (captcha !== undefined || (failure instanceof GatewayError && failureAsksForCaptcha(failure.data)))
        onCaptcha()
    },
  })

  return { submit: mutate, busy: isPending, refusal: useRefusal(error), forget: reset }
}
