/** A payment password is six digits, as the contract has it. */
export function isPaymentPassword(value: string): boolean {
  return /^\d{6}$/.test(value)
}

/** Filters the input of a payment password: digits alone, at most six. */
export function paymentPasswordInput(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6)
}
