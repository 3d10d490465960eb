import { formatMoney } from '@livery/i18n'

/**
 * Amount in its shortest exact form: round sums lose their decimals.
 *
 * @param display whether the symbol is shown
 */
export function briefMoney(
  locale: string,
  amount: string,
  currency: string,
  display: 'symbol' | 'none' = 'symbol',
): string {
  const round = /^\d+(\.0*)?$/.test(amount)
  return formatMoney(locale, amount, currency, { currencyDisplay: display, ...(round && { decimals: 0 }) })
}
