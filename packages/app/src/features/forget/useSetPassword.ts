import { GatewayError, unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import type { SmsCode } from '../../shell/entrance/useSmsCode.ts'
import { isPause, usePause, type Refusal } from '../../shell/forms/useRefusal.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { forgetLogin } from '../../shell/remembered/index.ts'
import { sendSealed } from '../../shell/sealing/sealBody.ts'
import { forgetMessages as messages } from './forget.messages.ts'
import { forgetPayload, type ForgetField, type ForgetValues } from './forgetForm.ts'

/** Refusals that concern one field. */
const REFUSALS: Readonly<Partial<Record<string, readonly [ForgetField, MessageId]>>> = {
  'verification.code_wrong': ['verificationCode', 'catalogue.verification_code'],
  'verification.code_expired': ['verificationCode', 'catalogue.verification_code_expired'],
  'password.mismatch': ['confirmNewPassword', 'in_confirmation_correct'],
}

export interface SetPassword {
  submit(values: ForgetValues): void
  readonly busy: boolean
  /** The gateway asked for a pause. */
  readonly refusal: Refusal | undefined
}

/** Sets the new password with the code, sealed; then the remembered one is erased and the login page follows. */
export function useSetPassword(
  code: SmsCode,
  refuse: (name: ForgetField, id: MessageId) => void,
): SetPassword {
  const { gateway, storage, overlays, fail } = useShell()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: ForgetValues) =>
      sendSealed(
        gateway,
        forgetPayload(values, await code.prove(values.verificationCode)),
        ({ data, encryption }) =>
          unwrap(
            gateway.POST('/wps/member/password/phone', {
              body: { data },
              params: { header: { Encryption: encryption } },
            }),
          ),
      ),
    meta: { wordedByCaller: true },
    onMutate: () => ({ close: overlays.loading(overlayMessages.pleaseWait) }),
    onSuccess: () => {
      void forgetLogin(storage)
      overlays.notify.success(messages.done)
      void navigate(ROUTES.login.path, { replace: true, state })
    },
    onError: (error) => {
      if (isPause(error)) return
      const refusal = error instanceof GatewayError ? REFUSALS[error.code] : undefined
      if (refusal) refuse(...refusal)
      else fail.ofAction(error)
    },
    onSettled: (_done, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending, refusal: usePause(error) }
}
