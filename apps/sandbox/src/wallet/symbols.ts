/** Currency symbols in use by players. */
const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  VND: '₫',
  CNY: '¥',
  JPY: '¥',
  KRW: '₩',
  THB: '฿',
  INR: '₹',
  TRY: '₺',
}

/** Symbol of a currency, or its code when it has none. */
export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency
