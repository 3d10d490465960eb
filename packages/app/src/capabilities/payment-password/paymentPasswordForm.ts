import { confirmPassword, newPassword } from '@livery/domain/validation'
import type { MessageId } from '@livery/i18n'

import { isPaymentPassword } from './paymentPassword.ts'

/** Values of the form; the old password is empty for a member who has none yet. */
export interface PaymentPasswordValues {
  readonly oldPaymentPassword: string
  readonly paymentPassword: string
  readonly confirmPaymentPassword: string
}

export const EMPTY_PAYMENT_PASSWORD: PaymentPasswordValues = {
  oldPaymentPassword: '',
  paymentPassword: '',
  confirmPaymentPassword: '',
}

/** The fields in the order they are shown. */
export const PAYMENT_FIELDS = ['oldPaymentPassword', 'paymentPassword', 'confirmPaymentPassword'] as const
export type PaymentField = (typeof PAYMENT_FIELDS)[number]

/** Errors of the form. */
export function paymentPasswordProblems(
  values: PaymentPasswordValues,
  hasOne: boolean,
): Readonly<Partial<Record<PaymentField, MessageId>>> {
  const { oldPaymentPassword: old, paymentPassword: next, confirmPaymentPassword: repeated } = values
  const problems: Partial<Record<PaymentField, MessageId>> = {}
  if (hasOne && !isPaymentPassword(old)) problems.oldPaymentPassword = 'paymentPassword.format'
  const change = hasOne ? newPassword(next, old) : null
  if (!isPaymentPassword(next)) problems.paymentPassword = 'paymentPassword.format'
  else if (change) problems.paymentPassword = change
  const confirmation = confirmPassword(repeated, next, 'change')
  if (confirmation) problems.confirmPaymentPassword = confirmation
  return problems
}
