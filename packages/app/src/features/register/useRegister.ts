import { registerMethodOf } from '@livery/domain/device'
import { checksAffiliateCode } from '@livery/domain/validation'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import type { SmsCode } from '#capabilities/entrance/useSmsCode.ts'
import type { Captcha } from '#capabilities/verification/useCaptcha.ts'
import type { HumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { readDevice } from '#platform/device/device.ts'
import type { ProblemForm } from '#platform/forms/useProblemForm.ts'
import { isPause, usePause, type Refusal } from '#platform/forms/useRefusal.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'

import { refusedField } from './refusals.ts'
import { registerMessages as messages } from './register.messages.ts'
import { confirmAffiliateCode, registerMember } from './registerMember.ts'
import { registerPayload } from './registerPayload.ts'
import type { FormName, RegisterValues, RegistrationForm } from './registrationForm.ts'

export interface RegisterOptions {
  readonly registration: RegistrationForm
  readonly human: HumanCheck
  readonly captcha: Captcha
  readonly code: SmsCode
  readonly refuse: ProblemForm<RegisterValues, FormName>['refuse']
  /** Called when the captcha picture was used up: another is needed. */
  readonly onCaptchaUsed: () => void
}

export interface Register {
  submit(values: RegisterValues): void
  readonly busy: boolean
  /** End of the pause that the gateway asked for, ms since 1970. */
  readonly refusal: Refusal | undefined
}

/**
 * One registration attempt: invitation code, proof, encrypted body; then the session and the redirect to the page
 * that the visitor wanted. A refusal that concerns a field is shown there; others are shown like those of any failed
 * action.
 */
export function useRegister(options: RegisterOptions): Register {
  const { registration, human, captcha, code, refuse, onCaptchaUsed } = options
  const { gateway, session, overlays, fail } = useServices()
  const navigate = useNavigate()
  const location = useLocation()

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: RegisterValues) => {
      const affiliateCode = checksAffiliateCode(registration.rules['affiliateCode'], values.affiliateCode)
        ? await confirmAffiliateCode(gateway, values.affiliateCode)
        : values.affiliateCode
      const surroundings = {
        registerMethod: registerMethodOf(readDevice(false)),
        host: globalThis.location.hostname,
        human: await human.answer(),
        captcha: registration.fields.includes('captcha') ? await captcha.answer(values.captcha) : undefined,
        code: registration.fields.includes('verificationCode')
          ? await code.prove(values.verificationCode)
          : undefined,
      }
      return registerMember(
        gateway,
        registerPayload(registration, { ...values, affiliateCode }, surroundings),
      )
    },
    onMutate: () => ({ close: overlays.loading(messages.wait) }),
    onSuccess: (signedIn) => {
      session.start(signedIn)
      void navigate(returnPathOf(location), { replace: true })
    },
    onError: (error) => {
      if (isPause(error)) return
      const about = refusedField(error)
      if (about?.field === 'captcha') onCaptchaUsed()
      if (about?.field === 'affiliateCode') overlays.notify.failure(specMessages.invitation_code_error)
      if (about && registration.fields.includes(about.field)) refuse(about.field, about.id)
      else if (about?.field !== 'affiliateCode') fail.ofAction(error)
    },
    onSettled: (_session, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending, refusal: usePause(error) }
}
