/** Decimals of the balance widget: none while it is shown; two while it is hidden, each as a star (S-wallet-01). */
export function balanceDecimals(hidden: boolean): number {
  return hidden ? 2 : 0
}
