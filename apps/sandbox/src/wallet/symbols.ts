/** How players write their currency. */
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

/** A currency's symbol, or its code where players know no other. */
export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency
