import { GatewayError } from '@livery/api'
import type { MessageId } from '@livery/i18n'

import { refusalOf, type Refusals } from '#platform/errors/refusalOf.ts'

import type { FieldName } from './registrationForm.ts'

/** Refusals that concern one field: the field that shows the message and gets the focus. */
const FIELDS: Refusals<{ readonly field: FieldName; readonly id: MessageId }> = {
  'member.username_taken': { field: 'username', id: 'catalogue.username_exists' },
  'member.email_taken': { field: 'email', id: 'catalogue.email_exists' },
  'member.mobile_taken': { field: 'mobileNum', id: 'catalogue.mobile_exists' },
  'member.under_age': { field: 'birthday', id: 'validation.birthday_age' },
  'password.mismatch': { field: 'confirmPassword', id: 'in_confirmation_correct' },
  'captcha.required': { field: 'captcha', id: 'in_vwrite_code' },
  'captcha.wrong': { field: 'captcha', id: 'catalogue.captcha_wrong' },
  'verification.code_wrong': { field: 'verificationCode', id: 'catalogue.verification_code' },
  'verification.code_expired': { field: 'verificationCode', id: 'catalogue.verification_code_expired' },
  'affiliate.invalid': { field: 'affiliateCode', id: 'invitation_code_error' },
  'recommender.unknown': { field: 'recommenderId', id: 'catalogue.referrer_link' },
}

/** Field of a refusal and its message; undefined for a refusal that concerns the whole form. */
export function refusedField(
  error: unknown,
): { readonly field: FieldName; readonly id: MessageId } | undefined {
  const known = refusalOf(error, FIELDS)
  if (known || !(error instanceof GatewayError)) return known
  const [name, rule] = Object.entries(error.data?.fields ?? {})[0] ?? []
  if (error.code !== 'request.invalid' || name === undefined) return undefined
  return { field: name as FieldName, id: rule === 'required' ? 'validation.required' : 'validation.pattern' }
}

/** Fields that the gateway judges with the captcha or after it. */
const WITH_CAPTCHA: ReadonlySet<FieldName> = new Set(['captcha', 'verificationCode'])

/**
 * True when the picture can be answered again after a failed registration: nothing was sent, or the gateway refused a
 * field before it came to the captcha. A picture is good for one try, and a wrong code by SMS has used it up too.
 */
export function keepsCaptcha(error: unknown): boolean {
  // Failures without a request are the device's own, such as those of the phone service.
  const wasSent = error instanceof GatewayError && error.requestId !== '' && error.code !== 'network.not_sent'
  if (!wasSent) return true
  const about = refusedField(error)
  return about !== undefined && !WITH_CAPTCHA.has(about.field)
}
