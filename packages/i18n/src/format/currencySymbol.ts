import { isFromTheRight } from '../registry.ts'
import { isSymbolRight, moneyParts } from './money.ts'

/** Symbol of a currency alone, as the language writes it; its code where it has none. */
export function currencySymbol(tag: string, currency: string): string {
  const symbol = moneyParts(tag, '0', currency).find(({ kind }) => kind === 'currency')
  return symbol?.text.trim() || currency
}

/**
 * True where a field has the symbol at its end, on the side of the figure on which an amount in the language has it. Read
 * from the right, the end is on the left.
 */
export function isSymbolAtEnd(tag: string, currency: string): boolean {
  return isSymbolRight(tag, currency) !== isFromTheRight(tag)
}
