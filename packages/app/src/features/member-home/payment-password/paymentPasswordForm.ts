import { confirmPassword } from '@livery/domain'
import type { MessageId } from '@livery/i18n'

import { isPaymentPassword } from '../../../shell/payment-password/paymentPassword.ts'

/** What the form holds; the old one is empty for a member who has none yet. */
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

/** Everything that is wrong with the form. */
export function paymentPasswordProblems(
  values: PaymentPasswordValues,
  hasOne: boolean,
): Readonly<Partial<Record<PaymentField, MessageId>>> {
  const { oldPaymentPassword: old, paymentPassword: next, confirmPaymentPassword: repeated } = values
  const problems: Partial<Record<PaymentField, MessageId>> = {}
  if (hasOne && !isPaymentPassword(old)) problems.oldPaymentPassword = 'paymentPassword.format'
  if (!isPaymentPassword(next)) problems.paymentPassword = 'paymentPassword.format'
  else if (hasOne && next === old) problems.paymentPassword = 'same_password'
  const confirmation = confirmPassword(repeated, next, 'change')
  if (confirmation) problems.confirmPaymentPassword = confirmation
  return problems
}
