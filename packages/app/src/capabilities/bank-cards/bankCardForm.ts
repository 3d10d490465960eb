import { firstProblem, lengthBetween, required } from '@livery/domain/validation'
import type { MessageId } from '@livery/i18n'
import { latinDigits } from '@livery/ui/digits'

import { isPaymentPassword } from '#capabilities/payment-password/paymentPassword.ts'

/** Values of the form; `bankCode` is undefined while no bank is chosen. */
export interface BankCardValues {
  readonly bankCode: string | undefined
  readonly accountName: string
  readonly cardNumber: string
  readonly paymentPassword: string
}

export const EMPTY_BANK_CARD: BankCardValues = {
  bankCode: undefined,
  accountName: '',
  cardNumber: '',
  paymentPassword: '',
}

/** The fields in the order they are shown. */
export const BANK_CARD_FIELDS = ['bankCode', 'accountName', 'cardNumber', 'paymentPassword'] as const
export type BankCardField = (typeof BANK_CARD_FIELDS)[number]

/** A card or account number as it is sent: without the spaces and dashes it is printed with. */
export function cardNumberForWire(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** A number as it is printed: in groups of four. */
export function cardNumberInput(text: string): string {
  const characters = latinDigits(text)
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 34)
  return characters.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Errors of the bank card form; the bounds are the contract's. */
export function bankCardProblems(
  values: BankCardValues,
): Readonly<Partial<Record<BankCardField, MessageId>>> {
  const problems: Partial<Record<BankCardField, MessageId>> = {}
  if (values.bankCode === undefined) problems.bankCode = 'validation.required'
  const name = firstProblem(
    () => required(values.accountName),
    () => lengthBetween(values.accountName.trim(), 2, 80) && 'validation.real_name_format',
  )
  if (name) problems.accountName = name
  if (!/^[A-Z0-9]{8,34}$/.test(cardNumberForWire(values.cardNumber)))
    problems.cardNumber = 'bankCards.numberFormat'
  if (!isPaymentPassword(values.paymentPassword)) problems.paymentPassword = 'paymentPassword.format'
  return problems
}
