import { GatewayError } from '@livery/api'
import { registerMethodOf } from '@livery/domain/device'
import { checksAffiliateCode } from '@livery/domain/validation'
import { specMessages } from '@livery/i18n/wording'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'

import { forgetInvitation } from '#capabilities/entrance/invitation.ts'
import { registerCountAtom } from '#capabilities/entrance/registerCount.ts'
import type { SmsCode } from '#capabilities/entrance/useSmsCode.ts'
import type { Captcha } from '#capabilities/verification/useCaptcha.ts'
import type { HumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { readDevice } from '#platform/device/device.ts'
import type { ProblemForm } from '#platform/forms/useProblemForm.ts'
import { isPause, usePause, type Refusal } from '#platform/forms/useRefusal.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'

import { keepsCaptcha, refusedField } from './refusals.ts'
import { registerMessages as messages } from './register.messages.ts'
import { confirmAffiliateCode, registerMember } from './registerMember.ts'
import { registerPayload } from './registerPayload.ts'
import type { FormName, RegisterValues, RegistrationForm } from './registrationForm.ts'

type CodeName = 'affiliateCode' | 'recommenderId'

export interface RegisterOptions {
  readonly registration: RegistrationForm
  readonly human: HumanCheck
  readonly captcha: Captcha
  readonly code: SmsCode
  readonly refuse: ProblemForm<RegisterValues, FormName>['refuse']
  /** Called when the captcha picture was used up: another is needed. */
  readonly onCaptchaUsed: () => void
  /** Called when a code of the link is unknown that no field shows: it is left out from then on. */
  readonly onCodeUnknown: (name: CodeName) => void
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
  const { registration, human, captcha, code, refuse, onCaptchaUsed, onCodeUnknown } = options
  const { gateway, session, storage, overlays, fail } = useServices()
  const navigate = useNavigate()
  const countRegistration = useSetAtom(registerCountAtom)
  const location = useLocation()

  /** The gateway's spelling of the code. An unknown one that no field shows is left out: nobody could correct it. */
  async function codeToSend(typed: string): Promise<string> {
    const rule = registration.rules['affiliateCode']
    if (!rule?.enabled || typed.trim() === '') return typed
    try {
      return await confirmAffiliateCode(gateway, typed)
    } catch (error) {
      const unknown = error instanceof GatewayError && error.code === 'affiliate.invalid'
      if (!unknown || checksAffiliateCode(rule, typed)) throw error
      return ''
    }
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: RegisterValues) => {
      const affiliateCode = await codeToSend(values.affiliateCode)
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
      forgetInvitation(storage)
      countRegistration(storage, 'add')
      session.start(signedIn)
      void navigate(returnPathOf(location), { replace: true })
    },
    onError: (error) => {
      const about = refusedField(error)
      if (!keepsCaptcha(error)) onCaptchaUsed()
      if (isPause(error)) return
      if (about?.field === 'affiliateCode') overlays.notify.failure(specMessages.invitation_code_error)
      if (about && registration.fields.includes(about.field)) refuse(about.field, about.id)
      else {
        // A code of the link that no field shows: the next press registers without it.
        if (about?.field === 'affiliateCode' || about?.field === 'recommenderId') {
          forgetInvitation(storage)
          onCodeUnknown(about.field)
        }
        if (about?.field !== 'affiliateCode') fail.ofAction(error)
      }
    },
    onSettled: (_session, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending, refusal: usePause(error) }
}
