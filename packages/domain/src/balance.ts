export const BALANCE_STATES = ['shown', 'hidden', 'refreshing'] as const
export type BalanceState = (typeof BALANCE_STATES)[number]

/** How a balance is written: its decimals, and what becomes of the formatted text. */
export type BalanceForm = {
  readonly decimals: number
  readonly mask: (formatted: string) => string
}

const SHOWN: BalanceForm = { decimals: 0, mask: (formatted) => formatted }
const MASKED: BalanceForm = { decimals: 2, mask: maskDigits }

/**
 * The form of the balance widget: no decimals when shown, two and all digits masked when hidden (decision 10).
 * @param hidden the player's choice, which holds while the balance is being refreshed
 */
export function balanceForm(hidden: boolean): BalanceForm {
  return hidden ? MASKED : SHOWN
}

/** Every digit, of any script, becomes `*`; separators and the symbol stay. */
export function maskDigits(formatted: string): string {
  return formatted.replaceAll(/\p{Nd}/gu, '*')
}
