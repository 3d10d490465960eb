import { unwrap } from '@livery/api'
import { mobileForWire, registrationCooldownEnd } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'

import { useGateway, useOverlays } from '../../shell/boot/index.ts'
import type { RegisterValues } from './registrationForm.ts'
import type { HumanProof } from './useHumanProof.ts'

type Recipient = Pick<RegisterValues, 'mobileNum' | 'countryDialingCode'>

export interface RegistrationCode {
  send(recipient: Recipient): void
  readonly sending: boolean
  /** When another code may be asked for, ms since 1970; undefined before the first. */
  readonly nextSendAt: number | undefined
}

/** Sends a registration code by text message; the next one after `expiredMinutes` (specification, 'SMS code button'). */
export function useRegistrationCode(prove: HumanProof): RegistrationCode {
  const gateway = useGateway()
  const { loading, notify } = useOverlays()
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ mobileNum, countryDialingCode }: Recipient) => {
      const human = (await prove()) ?? ''
      const body = {
        purpose: 'register',
        mobileNum: mobileForWire(mobileNum),
        countryDialingCode,
        human,
      } as const
      const { expiredMinutes } = await unwrap(gateway.POST('/wps/verification/code', { body }))
      return registrationCooldownEnd(expiredMinutes, Date.now())
    },
    onMutate: () => ({ close: loading(specMessages.in_sms_sending) }),
    onSuccess: () => notify.success(specMessages.in_sms_send),
    onSettled: (_sent, _error, _recipient, context) => context?.close(),
  })
  return { send: mutate, sending: isPending, nextSendAt: data }
}
