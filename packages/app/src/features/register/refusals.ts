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

/**
 * True when a refused registration may have used up the captcha's picture. The gateway looks at the picture once all
 * other fields are right, and at a code after it: a wrong code, or a failure that concerns no field, leaves a picture
 * that is good for nothing.
 */
export function spendsCaptcha(error: unknown): boolean {
  const about = refusedField(error)
  return about === undefined || about.field === 'captcha' || about.field === 'verificationCode'
}
