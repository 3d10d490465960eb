import { unwrap } from '@livery/api'
import { mobileForWire, registrationCooldownEnd } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { useGateway, useOverlays } from '../../shell/boot/index.ts'
import { createHumanVerification } from '../../shell/verification/humanVerification.ts'
import type { ForgetValues } from './forgetForm.ts'

type Recipient = Pick<ForgetValues, 'mobileNum' | 'countryDialingCode'>

export interface RecoveryCode {
  send(recipient: Recipient): void
  readonly sending: boolean
  /** When another code may be asked for, ms since 1970; undefined before the first. */
  readonly nextSendAt: number | undefined
}

/**
 * Sends a recovery code by text message, with the security check done while the number is typed.
 * The answer is the same whether or not the number belongs to a member.
 */
export function useRecoveryCode(humanWanted: boolean): RecoveryCode {
  const gateway = useGateway()
  const { loading, notify } = useOverlays()
  const verification = useMemo(() => createHumanVerification(gateway), [gateway])
  useEffect(() => {
    // A failure here is no news: `answer` tries again, and its failure is told.
    if (humanWanted) verification.prepare().catch(() => undefined)
  }, [humanWanted, verification])

  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ mobileNum, countryDialingCode }: Recipient) => {
      const human = humanWanted ? await verification.answer() : ''
      const body = {
        purpose: 'forget',
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
