import { baseUnit, type Decimal } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n/money'

import { catalogueText, type TextId } from './catalogue.ts'

/** Operator's text in several languages, with English as the fallback. */
export type Text = { readonly EN: string } & Readonly<Partial<Record<'CN' | 'TW' | 'VI' | 'AR', string>>>

/** Locale of number grouping in texts; digits are Latin, as in the rest of the operator's texts. */
const FIGURES: Readonly<Partial<Record<string, string>>> = {
  CN: 'zh',
  TW: 'zh-TW',
  VI: 'vi',
  AR: 'ar-u-nu-latn',
}

/**
 * Text in a language, or in English. It is named by its id in the catalogues, or still holds its languages
 * itself; of those, traditional Chinese falls back to simplified.
 */
export function textIn(text: Text | TextId, language: string): string {
  if (typeof text === 'string') return catalogueText(text, language)
  if (language === 'CN' || language === 'VI' || language === 'AR') return text[language] ?? text.EN
  if (language === 'TW') return text.TW ?? text.CN ?? text.EN
  return text.EN
}

/** Language in which a text of these languages is given for a call in another. */
export function givenLanguage(language: string): 'EN' | 'CN' | 'VI' | 'AR' | 'TW' {
  const known = ['CN', 'VI', 'AR', 'TW'] as const
  return known.find((one) => one === language) ?? 'EN'
}

/** Text with sums filled in: `{200}` becomes 200 base units in the currency, which is named as on the site. */
export function textWithSums(text: Text, language: string, currency: string): string {
  const tag = FIGURES[language] ?? 'en'
  return textIn(text, language).replaceAll(/\{(\d+)\}/g, (_, units: string) => {
    const sum = Number(units) * baseUnit(currency)
    return formatMoney(tag, String(sum) as Decimal, currency, Number.isInteger(sum) ? { decimals: 0 } : {})
  })
}
