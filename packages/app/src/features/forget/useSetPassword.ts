import { GatewayError, unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { MessageId } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { sendSealed } from '../../shell/sealing/sealBody.ts'
import { ENTRIES } from '../../shell/storage/index.ts'
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
}

/** Sets the new password with the code, sealed; then the remembered one is erased and the login page follows. */
export function useSetPassword(refuse: (name: ForgetField, id: MessageId) => void): SetPassword {
  const { gateway, storage, overlays, fail } = useShell()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: (values: ForgetValues) =>
      sendSealed(gateway, forgetPayload(values), ({ data, encryption }) =>
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
      storage.remove(ENTRIES.rememberedLogin)
      overlays.notify.success(messages.done)
      void navigate(ROUTES.login.path, { replace: true, state })
    },
    onError: (error) => {
      const refusal = error instanceof GatewayError ? REFUSALS[error.code] : undefined
      if (refusal) refuse(...refusal)
      else fail.ofAction(error)
    },
    onSettled: (_done, _error, _values, context) => context?.close(),
  })
  return { submit: mutate, busy: isPending }
}
