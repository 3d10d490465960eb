import type { Schemas } from '@livery/api'
import { confirmPassword, newPassword } from '@livery/domain/validation'
import type { MessageId } from '@livery/i18n'

import { isPaymentPassword } from './paymentPassword.ts'

/** Password that proves who sets a payment password: the old one, or for the first one that of logging in. */
export type ProofField = 'oldPaymentPassword' | 'oldPassword'

/** Proof that a member can give; undefined for one who came by a provider and has set no password yet. */
export function proofOf({
  hasPaymentPassword,
  hasPassword = true,
}: Pick<Schemas['Member'], 'hasPaymentPassword' | 'hasPassword'>): ProofField | undefined {
  if (hasPaymentPassword) return 'oldPaymentPassword'
  return hasPassword ? 'oldPassword' : undefined
}

/** Values of the form; a proof that is not asked for is empty. */
export interface PaymentPasswordValues {
  readonly oldPaymentPassword: string
  readonly oldPassword: string
  readonly paymentPassword: string
  readonly confirmPaymentPassword: string
}

export const EMPTY_PAYMENT_PASSWORD: PaymentPasswordValues = {
  oldPaymentPassword: '',
  oldPassword: '',
  paymentPassword: '',
  confirmPaymentPassword: '',
}

/** The fields in the order they are shown. */
export const PAYMENT_FIELDS = [
  'oldPaymentPassword',
  'oldPassword',
  'paymentPassword',
  'confirmPaymentPassword',
] as const
export type PaymentField = (typeof PAYMENT_FIELDS)[number]

/** Errors of the form. */
export function paymentPasswordProblems(
  values: PaymentPasswordValues,
  proof: ProofField | undefined,
): Readonly<Partial<Record<PaymentField, MessageId>>> {
  const { oldPaymentPassword: old, paymentPassword: next, confirmPaymentPassword: repeated } = values
  const problems: Partial<Record<PaymentField, MessageId>> = {}
  const changes = proof === 'oldPaymentPassword'
  if (changes && !isPaymentPassword(old)) problems.oldPaymentPassword = 'paymentPassword.format'
  if (proof === 'oldPassword' && values.oldPassword === '') problems.oldPassword = 'validation.required'
  const change = changes ? newPassword(next, old) : null
  if (!isPaymentPassword(next)) problems.paymentPassword = 'paymentPassword.format'
  else if (change) problems.paymentPassword = change
  const confirmation = confirmPassword(repeated, next, 'change')
  if (confirmation) problems.confirmPaymentPassword = confirmation
  return problems
}
