import { GatewayError } from '@livery/api'
import type { MessageId } from '@livery/i18n'

import type { FieldName } from './registrationForm.ts'

/** Refusals that concern one field: where the words go, and the focus with them. */
const FIELDS: Readonly<Partial<Record<string, { readonly field: FieldName; readonly id: MessageId }>>> = {
  'member.username_taken': { field: 'username', id: 'catalogue.username_exists' },
  'member.email_taken': { field: 'email', id: 'catalogue.email_exists' },
  'member.mobile_taken': { field: 'mobileNum', id: 'catalogue.mobile_exists' },
  'member.under_age': { field: 'birthday', id: 'validation.birthday_age' },
  'password.mismatch': { field: 'confirmPassword', id: 'in_confirmation_correct' },
  'captcha.required': { field: 'captcha', id: 'in_vwrite_code' },
  'captcha.wrong': { field: 'captcha', id: 'catalogue.verification_code' },
  'verification.code_wrong': { field: 'verificationCode', id: 'catalogue.verification_code' },
  'verification.code_expired': { field: 'verificationCode', id: 'catalogue.verification_code_expired' },
  'affiliate.invalid': { field: 'affiliateCode', id: 'invitation_code_error' },
  'recommender.unknown': { field: 'recommenderId', id: 'catalogue.referrer_link' },
}

/** The field a refusal concerns and what to say there; undefined for one that concerns the whole form. */
export function refusedField(
  error: unknown,
): { readonly field: FieldName; readonly id: MessageId } | undefined {
  if (!(error instanceof GatewayError)) return undefined
  const known = FIELDS[error.code]
  if (known) return known
  const [name, rule] = Object.entries(error.data?.fields ?? {})[0] ?? []
  if (error.code !== 'request.invalid' || name === undefined) return undefined
  return { field: name as FieldName, id: rule === 'required' ? 'validation.required' : 'validation.pattern' }
}
