import { registerMethodOf, checksAffiliateCode } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { readDevice } from '../../shell/device/index.ts'
import type { SmsCode } from '../../shell/entrance/useSmsCode.ts'
import type { ProblemForm } from '../../shell/forms/useProblemForm.ts'
import { isPause, usePause, type Refusal } from '../../shell/forms/useRefusal.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import type { Captcha } from '../../shell/verification/useCaptcha.ts'
import type { HumanCheck } from '../../shell/verification/useHumanCheck.ts'
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
  /** The picture was used up: another is wanted. */
  readonly onCaptchaUsed: () => void
}

export interface Register {
  submit(values: RegisterValues): void
  readonly busy: boolean
  /** The gateway asked for a pause until then, ms since 1970. */
  readonly refusal: Refusal | undefined
}

/**
 * One try to register: invitation code, proof, sealed body; then signed in and on to where the visitor wanted to go.
 * A refusal that concerns a field is shown there; any other is told as every failed action's is.
 */
export function useRegister(options: RegisterOptions): Register {
  const { registration, human, captcha, code, refuse, onCaptchaUsed } = options
  const { gateway, session, overlays, fail } = useShell()
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
    meta: { wordedByCaller: true },
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
