import { formatMoney } from '@livery/i18n'

/** Amount in its shortest exact form: round sums lose their decimals, and none its currency. */
export function briefMoney(locale: string, amount: string, currency: string): string {
  const round = /^\d+(\.0*)?$/.test(amount)
  return formatMoney(locale, amount, currency, round ? { decimals: 0 } : {})
}
