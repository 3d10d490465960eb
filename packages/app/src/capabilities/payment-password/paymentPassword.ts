import { onlyDigits } from '@livery/ui/digits'

/** A payment password is six digits, as the contract has it. */
export function isPaymentPassword(value: string): boolean {
  return /^\d{6}$/.test(value)
}

/** Filters the input of a payment password: digits alone, at most six. */
export function paymentPasswordInput(text: string): string {
  return onlyDigits(text, 6)
}
