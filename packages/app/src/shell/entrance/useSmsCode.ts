import { GatewayError, unwrap, type Gateway, type Schemas } from '@livery/api'
import { DURATIONS, loginCooldownEnd, mobileForWire, registrationCooldownEnd } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { useShell, useTenant } from '../boot/index.ts'
import { pauseEnd } from '../forms/useRefusal.ts'
import type { PhoneAuth } from '../phone-auth/phoneAuth.ts'
import type { HumanCheck } from '../verification/useHumanCheck.ts'
import type { PhoneValues } from './MobileInput.tsx'

type Recipient = Pick<PhoneValues, 'mobileNum' | 'countryDialingCode'>
type Purpose = 'login' | 'register' | 'forget'

/** What a call carries of a code: the code, or what the phone-authentication service made of it. */
export type CodeProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string }

export interface SmsCode {
  send(recipient: Recipient): void
  readonly sending: boolean
  /** When another code may be asked for, ms since 1970; undefined before the first. */
  readonly nextSendAt: number | undefined
  /** What the call carries of the code that was typed. @throws GatewayError when the service refuses it */
  prove(code: string): Promise<CodeProof>
}

export interface SmsCodeOptions {
  readonly purpose: Purpose
  /** Undefined until the gateway has said who sends its codes; then it does itself. */
  readonly checks: Schemas['VerificationChecks'] | undefined
  readonly human: Pick<HumanCheck, 'answer'>
}

/** Has the gateway send a code. @returns when another may be asked for, ms since 1970 */
async function sendByGateway(
  gateway: Gateway,
  purpose: Purpose,
  { mobileNum, countryDialingCode }: Recipient,
  human: string,
): Promise<number> {
  const body = { mobileNum: mobileForWire(mobileNum), countryDialingCode, human }
  if (purpose === 'login') {
    const { expirationTime } = await unwrap(gateway.POST('/wps/verification/sms/noLogin', { body }))
    return loginCooldownEnd(expirationTime, Date.now())
  }
  const { expiredMinutes } = await unwrap(
    gateway.POST('/wps/verification/code', { body: { ...body, purpose } }),
  )
  return registrationCooldownEnd(expiredMinutes, Date.now())
}

/**
 * Sends codes by text message: through the gateway, or through the phone-authentication service where the tenant
 * configures one. The next one after the time the answer names (specification, 'SMS code button').
 */
export function useSmsCode({ purpose, checks, human }: SmsCodeOptions): SmsCode {
  const { gateway, overlays, fail } = useShell()
  const { phoneAuth } = useTenant().signIn
  const service = checks?.codes === 'firebase' ? phoneAuth : undefined
  const sent = useRef<{ readonly by: PhoneAuth; readonly session: string }>(undefined)

  async function sendByService(keys: { readonly apiKey: string }, recipient: Recipient): Promise<number> {
    const { firebasePhoneAuth } = await import('../phone-auth/index.ts')
    const by = firebasePhoneAuth(keys)
    const phone = `+${recipient.countryDialingCode}${mobileForWire(recipient.mobileNum)}`
    sent.current = { by, session: await by.send(phone) }
    return Date.now() + DURATIONS.smsCooldownDefault
  }

  const { mutate, isPending, data, error, submittedAt } = useMutation({
    mutationFn: async (recipient: Recipient) =>
      service
        ? sendByService(service, recipient)
        : sendByGateway(gateway, purpose, recipient, (await human.answer()) ?? ''),
    meta: { wordedByCaller: true },
    onMutate: () => ({ close: overlays.loading(specMessages.in_sms_sending) }),
    onSuccess: () => overlays.notify.success(specMessages.in_sms_send),
    // Of the service's failures nothing is said (specification, section 8).
    onError: (failure) => service ?? fail.ofAction(failure),
    onSettled: (_sent, _error, _recipient, context) => context?.close(),
  })
  return {
    send: mutate,
    sending: isPending,
    nextSendAt: data ?? pauseEnd(error, submittedAt),
    async prove(code) {
      if (!service) return { verificationCode: code }
      if (!sent.current) {
        const message = 'No code was sent.'
        throw new GatewayError({ status: 422, code: 'verification.code_expired', message, requestId: '' })
      }
      const firebaseIdToken = await sent.current.by.confirm(sent.current.session, code)
      return { firebaseChannel: 'sms', firebaseIdToken }
    },
  }
}
