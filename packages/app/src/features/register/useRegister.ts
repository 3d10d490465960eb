import { registerMethodOf, checksAffiliateCode } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { readDevice } from '../../shell/device/index.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import { refusedField } from './refusals.ts'
import { registerMessages as messages } from './register.messages.ts'
import { confirmAffiliateCode, registerMember } from './registerMember.ts'
import { registerPayload } from './registerPayload.ts'
import type { RegisterValues, RegistrationForm } from './registrationForm.ts'
import type { HumanProof } from './useHumanProof.ts'
import type { RegisterForm } from './useRegisterForm.ts'

export interface RegisterOptions {
  readonly registration: RegistrationForm
  readonly prove: HumanProof
  readonly refuse: RegisterForm['refuse']
  /** The picture was used up: another is wanted. */
  readonly onCaptchaUsed: () => void
}

export interface Register {
  submit(values: RegisterValues): void
  readonly busy: boolean
}

/**
 * One try to register: invitation code, proof, sealed body; then signed in and on to where the visitor wanted to go.
 * A refusal that concerns a field is shown there; any other is told as every failed action's is.
 */
export function useRegister({ registration, prove, refuse, onCaptchaUsed }: RegisterOptions): Register {
  const { gateway, session, overlays, fail } = useShell()
  const navigate = useNavigate()
  const location = useLocation()

  const { mutate, isPending } = useMutation({
    mutationFn: async (values: RegisterValues) => {
      const affiliateCode = checksAffiliateCode(registration.rules['affiliateCode'], values.affiliateCode)
        ? await confirmAffiliateCode(gateway, values.affiliateCode)
        : values.affiliateCode
      const surroundings = {
        registerMethod: registerMethodOf(readDevice(false)),
        host: globalThis.location.hostname,
        human: await prove(),
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
      const about = refusedField(error)
      if (about?.field === 'captcha') onCaptchaUsed()
      if (about?.field === 'affiliateCode') overlays.notify.failure(specMessages.invitation_code_error)
      if (about && registration.fields.includes(about.field)) refuse(about.field, about.id)
      else if (about?.field !== 'affiliateCode') fail.ofAction(error)
    },
    onSettled: (_session, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending }
}
