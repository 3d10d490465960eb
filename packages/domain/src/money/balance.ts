export const BALANCE_STATES = ['shown', 'hidden', 'refreshing'] as const
export type BalanceState = (typeof BALANCE_STATES)[number]

/** Form of a balance: its decimals, and whether the digits are masked. */
export type BalanceForm = {
  readonly decimals: number
  readonly mask: (formatted: string) => string
}

const SHOWN: BalanceForm = { decimals: 0, mask: (formatted) => formatted }
const MASKED: BalanceForm = { decimals: 2, mask: maskDigits }

/**
 * Form of the balance widget: no decimals when shown, two decimals and stars for digits when hidden (S-wallet-01).
 * @param hidden the choice of the player, which holds while the balance is being refreshed
 */
export function balanceForm(hidden: boolean): BalanceForm {
  return hidden ? MASKED : SHOWN
}

/** Masks an amount: every digit, of any script, becomes `*`; separators and the symbol stay. */
export function maskDigits(formatted: string): string {
  return formatted.replaceAll(/\p{Nd}/gu, '*')
}
