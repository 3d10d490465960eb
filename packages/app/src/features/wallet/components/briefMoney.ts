import { formatMoney } from '@livery/i18n'

/** An amount as short as it is true: round sums lose their decimals. @param display whether the symbol stands beside it */
export function briefMoney(
  locale: string,
  amount: string,
  currency: string,
  display: 'symbol' | 'none' = 'symbol',
): string {
  const round = /^\d+(\.0*)?$/.test(amount)
  return formatMoney(locale, amount, currency, { currencyDisplay: display, ...(round && { decimals: 0 }) })
}
