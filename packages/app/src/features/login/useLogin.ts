import { GatewayError } from '@livery/api'
import { failureAsksForCaptcha, memberTypeFrom } from '@livery/domain'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { errorMessages } from '../../shell/errors/index.ts'
import { reactionTo } from '../../shell/errors/reaction.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import type { LoginValues } from './loginValues.ts'
import { forgetLogin, rememberLogin } from './remembered/rememberedLogin.ts'
import { signIn, type LoginAttempt } from './signIn.ts'
import type { HumanCheck } from './useHumanCheck.ts'

export interface LoginOptions {
  readonly method: 'username' | 'sms'
  readonly human: HumanCheck
  /** The next try needs a captcha, or another one: a new picture is wanted. */
  readonly onCaptcha: () => void
}

export interface Login {
  submit(values: LoginValues): void
  readonly busy: boolean
  /** Why the last try failed, in words. */
  readonly failure: string | undefined
}

function attemptOf(method: 'username' | 'sms', values: LoginValues, human: string | undefined): LoginAttempt {
  const { captcha, captchaId } = values
  const proofs = { human, captcha: captcha === '' ? undefined : { captcha, captchaId } }
  if (method === 'username')
    return { type: 'username', username: values.username, password: values.password, ...proofs }
  return {
    type: 'sms',
    mobile: values.mobile,
    code: values.code,
    countryDialingCode: values.countryDialingCode,
    ...proofs,
  }
}

/** One try to sign in: proof, sealed body, session, what is remembered, and on to where the visitor wanted to go. */
export function useLogin({ method, human, onCaptcha }: LoginOptions): Login {
  const intl = useIntl()
  const { gateway, session, storage } = useShell()
  const navigate = useNavigate()
  const location = useLocation()

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: LoginValues) =>
      signIn(gateway, attemptOf(method, values, await human.answer())),
    meta: { wordedByCaller: true },
    onSuccess: async (signedIn, values) => {
      const { username, mobile, password, countryDialingCode } = values
      const login = {
        type: method,
        username: method === 'sms' ? mobile : username.trim(),
        // A code is good once: nothing of it is worth keeping.
        password: method === 'sms' ? '' : password,
        countryDialingCode,
      }
      await (values.remember ? rememberLogin(login, storage) : forgetLogin(storage))
      session.start({ ...signedIn, type: memberTypeFrom(signedIn.type) })
      void navigate(returnPathOf(location), { replace: true })
    },
    onError: (failure) => {
      if (failure instanceof GatewayError && failureAsksForCaptcha(failure.data)) onCaptcha()
    },
  })

  return { submit: mutate, busy: isPending, failure: error ? wordsOf(error) : undefined }

  function wordsOf(failure: unknown): string | undefined {
    const reaction = reactionTo(failure, navigator.onLine)
    if (reaction.kind !== 'message') return undefined
    const message = intl.formatMessage(reaction.message, reaction.values)
    const { requestId } = reaction
    return requestId === undefined ? message : intl.formatMessage(errorMessages.quote, { message, requestId })
  }
}
