import { baseUnit } from '@livery/domain'

/** A text of the operator in the languages it was written in; English is what the others fall back to. */
export type Text = { readonly EN: string } & Readonly<Partial<Record<'CN' | 'TW' | 'VI' | 'AR', string>>>

/** How figures are grouped where a text names them; digits are Latin, as in the rest of the operator's texts. */
const FIGURES: Readonly<Partial<Record<string, string>>> = {
  CN: 'zh',
  TW: 'zh-TW',
  VI: 'vi',
  AR: 'ar-u-nu-latn',
}

/** The text in a language, or in English. Traditional Chinese falls back to simplified. */
export function say(text: Text, language: string): string {
  if (language === 'CN' || language === 'VI' || language === 'AR') return text[language] ?? text.EN
  if (language === 'TW') return text.TW ?? text.CN ?? text.EN
  return text.EN
}

/** The text with its sums: `{200}` in it becomes what 200 base units are in the currency, without its name. */
export function sayWithSums(text: Text, language: string, currency: string): string {
  const figures = new Intl.NumberFormat(FIGURES[language] ?? 'en')
  return say(text, language).replaceAll(/\{(\d+)\}/g, (_, units: string) =>
    figures.format(Number(units) * baseUnit(currency)),
  )
}
