import { GatewayError, unwrap, type Gateway, type Schemas } from '@livery/api'
import { loginCooldownEnd, registrationCooldownEnd, SMS_COOLDOWN_MS } from '@livery/domain/account'
import { mobileForWire } from '@livery/domain/validation'
import { specMessages } from '@livery/i18n/wording'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import type { PhoneAuth } from '#capabilities/phone-auth/phoneAuth.ts'
import type { HumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { pauseEnd } from '#platform/forms/useRefusal.ts'

import type { PhoneValues } from './MobileInput.tsx'

/** Recipient of a code: the number, or the e-mail address in its place. */
type Recipient = Pick<PhoneValues, 'mobileNum' | 'countryDialingCode'> & { readonly email?: string }
type Purpose = 'login' | 'register' | 'forget' | 'bind'

/** Proof of an SMS code in a call: the code, or the token that the phone-authentication service gave for it. */
export type CodeProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string }

export interface SmsCode {
  send(recipient: Recipient): void
  readonly sending: boolean
  /** Time from which another code may be requested, ms since 1970; undefined before the first. */
  readonly nextSendAt: number | undefined
  /** Proof of the typed code for the call. @throws GatewayError when the service refuses it */
  prove(code: string): Promise<CodeProof>
}

export interface SmsCodeOptions {
  readonly purpose: Purpose
  /** Verification checks of the merchant; while they are undefined, the gateway sends the codes. */
  readonly checks: Schemas['VerificationChecks'] | undefined
  readonly human: Pick<HumanCheck, 'answer'>
  /** Channel of the code; e-mail goes through the gateway everywhere. Default `sms`. */
  readonly channel?: 'sms' | 'email' | undefined
}

/** Requests a code from the gateway. @returns when another may be requested, ms since 1970 */
async function sendByGateway(
  gateway: Gateway,
  purpose: Purpose,
  { mobileNum, countryDialingCode, email }: Recipient,
  human: string,
): Promise<number> {
  const body = { mobileNum: mobileForWire(mobileNum), countryDialingCode, human }
  if (purpose === 'login') {
    const { expirationTime } = await unwrap(gateway.POST('/wps/verification/sms/noLogin', { body }))
    return loginCooldownEnd(expirationTime, Date.now())
  }
  const { expiredMinutes } = await unwrap(
    gateway.POST('/wps/verification/code', {
      body: email === undefined ? { ...body, purpose } : { purpose, email: email.trim(), human },
    }),
  )
  return registrationCooldownEnd(expiredMinutes, Date.now())
}

/** Code that the phone-authentication service has sent, and the token that it gave for it. */
interface SentByService {
  readonly by: PhoneAuth
  readonly session: string
  confirmed?: { readonly code: string; readonly token: string }
}

/**
 * Token for a typed code. The service takes a code once, so that its token is kept: a form may have to be sent again for
 * another reason, such as a wrong captcha.
 */
async function tokenFor(sent: SentByService, code: string): Promise<string> {
  if (sent.confirmed?.code !== code)
    sent.confirmed = { code, token: await sent.by.confirm(sent.session, code) }
  return sent.confirmed.token
}

/**
 * Sends codes by text message: through the gateway, or through the phone-authentication service where the tenant
 * configures one. The next code may be sent after the time that the answer names (S-verification-06).
 */
export function useSmsCode({ purpose, checks, human, channel = 'sms' }: SmsCodeOptions): SmsCode {
  const { gateway, overlays, fail } = useServices()
  const { phoneAuth } = useTenant().signIn
  const service = checks?.codes === 'firebase' && channel === 'sms' ? phoneAuth : undefined
  const sent = useRef<SentByService>(undefined)

  async function sendByService(keys: { readonly apiKey: string }, recipient: Recipient): Promise<number> {
    const { firebasePhoneAuth } = await import('#capabilities/phone-auth/firebasePhoneAuth.ts')
    const by = firebasePhoneAuth(keys)
    const phone = `+${recipient.countryDialingCode}${mobileForWire(recipient.mobileNum)}`
    sent.current = { by, session: await by.send(phone) }
    return Date.now() + SMS_COOLDOWN_MS
  }

  const { mutate, isPending, data, error, submittedAt } = useMutation({
    mutationFn: async ({ email, ...phone }: Recipient) => {
      const recipient = channel === 'email' ? { ...phone, email: email ?? '' } : phone
      return service
        ? sendByService(service, recipient)
        : sendByGateway(gateway, purpose, recipient, (await human.answer()) ?? '')
    },
    onMutate: () => ({ close: overlays.loading(specMessages.in_sms_sending) }),
    onSuccess: () => overlays.notify.success(specMessages.in_sms_send),
    // Failures of the service show no message (S-verification-09).
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
      return { firebaseChannel: 'sms', firebaseIdToken: await tokenFor(sent.current, code) }
    },
  }
}
