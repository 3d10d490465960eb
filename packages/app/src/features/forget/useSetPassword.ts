import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import type { SmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { forgetLogin } from '#capabilities/remembered-login/rememberedLogin.ts'
import { sendSealed } from '#capabilities/sealing/sealBody.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { useFieldRefusals, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { usePause, type Refusal } from '#platform/forms/useRefusal.ts'

import { forgetMessages as messages } from './forget.messages.ts'
import { forgetPayload, type ForgetField, type ForgetValues, type RecoveryWay } from './forgetForm.ts'

/** Refusals that concern one field. */
const REFUSALS: FieldRefusals<ForgetField> = {
  'verification.code_wrong': ['verificationCode', 'catalogue.verification_code'],
  'verification.code_expired': ['verificationCode', 'catalogue.verification_code_expired'],
  'password.mismatch': ['confirmNewPassword', 'in_confirmation_correct'],
}

export interface SetPassword {
  submit(values: ForgetValues): void
  readonly busy: boolean
  /** Pause that the gateway asked for. */
  readonly refusal: Refusal | undefined
}

/**
 * Sets the new password with the code, in an encrypted body; then the remembered one is erased and the login page
 * opens.
 */
export function useSetPassword(
  code: SmsCode,
  way: RecoveryWay,
  refuse: (name: ForgetField, id: MessageId) => void,
): SetPassword {
  const { gateway, storage, overlays } = useServices()
  const navigate = useNavigate()
  const { state } = useLocation()
  const showFailure = useFieldRefusals(REFUSALS, refuse)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: ForgetValues) =>
      sendSealed(
        gateway,
        forgetPayload(values, await code.prove(values.verificationCode), way),
        ({ data, encryption }) =>
          unwrap(
            gateway.POST('/wps/member/password/phone', {
              body: { data },
              params: { header: { Encryption: encryption } },
            }),
          ),
      ),
    onMutate: () => ({ close: overlays.pleaseWait() }),
    onSuccess: () => {
      void forgetLogin(storage)
      overlays.notify.success(messages.done)
      void navigate(ROUTES.login.path, { replace: true, state })
    },
    onError: showFailure,
    onSettled: (_done, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending, refusal: usePause(error) }
}
