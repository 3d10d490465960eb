import { unwrap } from '@livery/api'
import { mobileForWire } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'

import { useGateway, useOverlays } from '../../shell/boot/index.ts'
import type { LoginValues } from './loginValues.ts'
import type { HumanCheck } from './useHumanCheck.ts'

export interface LoginCode {
  send(values: Pick<LoginValues, 'mobile' | 'countryDialingCode'>): void
  readonly sending: boolean
  /** When another code may be asked for, ms since 1970; undefined before the first. */
  readonly nextSendAt: number | undefined
}

/** Sends a login code by text message; on failure the loading message goes, and the toast says why. */
export function useLoginCode(human: HumanCheck): LoginCode {
  const gateway = useGateway()
  const { loading, notify } = useOverlays()
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({
      mobile,
      countryDialingCode,
    }: Pick<LoginValues, 'mobile' | 'countryDialingCode'>) => {
      const answer = (await human.answer()) ?? ''
      const body = { mobileNum: mobileForWire(mobile), countryDialingCode, human: answer }
      return unwrap(gateway.POST('/wps/verification/sms/noLogin', { body }))
    },
    onMutate: () => ({ close: loading(specMessages.in_sms_sending) }),
    onSuccess: () => notify.success(specMessages.in_sms_send),
    onSettled: (_sent, _error, _values, context) => context?.close(),
  })
  return { send: mutate, sending: isPending, nextSendAt: data?.expirationTime }
}
