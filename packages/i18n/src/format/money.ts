import type { Decimal } from '@livery/domain/money'

import { isFromTheRight } from '../registry.ts'
import { isolate } from './isolate.ts'
import { moneyLocale } from './locale.ts'

export type MoneyOptions = {
  /** Number of decimals; the currency's own when absent. Further decimals are cut off, never rounded up. */
  readonly decimals?: number | undefined
  /** `symbol` (default) adds the narrow symbol, `code` the ISO code, `none` nothing. */
  readonly currencyDisplay?: 'symbol' | 'code' | 'none' | undefined
  /** Writes the plus sign of a positive amount, as records of wins do. */
  readonly signed?: boolean | undefined
}

/**
 * Country letters before a symbol, as Arabic writes `UK£`: a site with one currency does not need them, and
 * they change places next to Arabic text.
 */
const COUNTRY_BEFORE_SYMBOL = /^[A-Z]+(?=\p{Sc}$)/u

export type MoneyPart = { readonly kind: 'currency' | 'amount'; readonly text: string }

/**
 * An amount in the language's form. Among letters written from the right it is isolated with its symbol: the symbol
 * would change sides, and in Persian a figure after the amount would come before it.
 * @param tag BCP 47 tag of the language in force
 * @param amount decimal string; it never becomes a float
 * @param currency ISO 4217 code
 */
export function formatMoney(
  tag: string,
  amount: Decimal,
  currency: string,
  options: MoneyOptions = {},
): string {
  const text = moneyParts(tag, amount, currency, options)
    .map((part) => part.text)
    .join('')
  return isFromTheRight(tag) && options.currencyDisplay !== 'none' ? isolate(text) : text
}

/**
 * The amount in parts, so that a widget can set the currency smaller; joined they are {@link formatMoney}'s text without
 * its isolation.
 */
export function moneyParts(
  tag: string,
  amount: Decimal,
  currency: string,
  options: MoneyOptions = {},
): MoneyPart[] {
  const parts: { kind: MoneyPart['kind']; text: string }[] = []
  const formatted = formatterOf(tag, currency, options).formatToParts(amount as Intl.StringNumericLiteral)
  for (const { type, value } of formatted) {
    const kind = type === 'currency' ? 'currency' : 'amount'
    const text = kind === 'currency' ? value.replace(COUNTRY_BEFORE_SYMBOL, '') : value
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  return parts
}

/**
 * True where the language has the currency's symbol to the right of the figure, as Vietnamese and French have. In one
 * written from the right, what follows the figure stands left of it: a mark before the figure says so.
 */
export function isSymbolRight(tag: string, currency: string): boolean {
  const [first] = moneyParts(tag, '0', currency)
  return first?.kind === 'amount' && /^\p{Nd}/u.test(first.text)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Formatters are cached: slow to create, and a list shows hundreds of amounts. */
function formatterOf(tag: string, currency: string, options: MoneyOptions): Intl.NumberFormat {
  const { decimals, currencyDisplay = 'symbol', signed = false } = options
  const key = [tag, currency, decimals, currencyDisplay, signed].join('|')
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.NumberFormat(moneyLocale(tag), {
    ...(currencyDisplay === 'none'
      ? decimalsOf(decimals ?? ownDecimals(currency))
      : {
          style: 'currency',
          currency,
          currencyDisplay: currencyDisplay === 'code' ? 'code' : 'narrowSymbol',
          ...(decimals === undefined ? {} : decimalsOf(decimals)),
        }),
    signDisplay: signed ? 'exceptZero' : 'negative',
    roundingMode: 'trunc',
  })
  formatters.set(key, formatter)
  return formatter
}

function decimalsOf(decimals: number) {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}

function ownDecimals(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}
