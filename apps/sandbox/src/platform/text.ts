import { baseUnit, type Decimal } from '@livery/domain/money'
import { escapeHtml } from '@livery/html'
import { placeholdersOf } from '@livery/i18n/compile'
import { formatMoney } from '@livery/i18n/money'
import { isLanguageCode, LANGUAGES } from '@livery/i18n/registry'
import { IntlMessageFormat } from 'intl-messageformat'

import { catalogueText, type TextId } from './catalogue.ts'

/** Sum in base units, shown with the merchant's currency. */
interface Sum {
  readonly sum: number
}

/** Value of a placeholder: itself, a sum, or another text such as the name of a page. */
type Value = string | number | Sum | { readonly text: TextId }

/** Text with the values of its placeholders. */
export interface Phrase {
  readonly id: TextId
  readonly values: Readonly<Record<string, Value>>
}

/** Text of the operator: an id of the catalogues, with values where it has placeholders. */
export type Text = TextId | Phrase

/** Filled phrases by language and currency: an operator's phrase is one object, and its values do not change. */
const filled = new WeakMap<Phrase, Map<string, string>>()

/** Text in a language, or in English where the language lacks it; sums in a currency (ISO 4217). */
export function textIn(text: Text, language: string, currency = ''): string {
  if (typeof text === 'string') return catalogueText(text, language)
  const known = filled.get(text) ?? new Map<string, string>()
  filled.set(text, known)
  const key = `${language} ${currency}`
  const made = known.get(key) ?? phraseIn(text, language, currency)
  known.set(key, made)
  return made
}

function phraseIn(text: Phrase, language: string, currency: string): string {
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    inWords(value, language, currency),
  ])
  const details = Object.fromEntries(values) as Record<string, string | number>
  return fill(catalogueText(text.id, language), details, language)
}

function inWords(value: Value, language: string, currency: string): string | number {
  // A whole number stays one, for its plural form.
  if (typeof value === 'number' && !Number.isInteger(value)) return figuresOf(tagOf(language)).format(value)
  if (typeof value !== 'object') return value
  return 'text' in value ? catalogueText(value.text, language) : sumIn(value.sum, language, currency)
}

/** Formats of figures by locale: making one costs as much as a small answer. */
const figures = new Map<string, Intl.NumberFormat>()

function figuresOf(tag: string): Intl.NumberFormat {
  const format = figures.get(tag) ?? new Intl.NumberFormat(tag)
  figures.set(tag, format)
  return format
}

/** Several texts in a language, under the same names. */
export const textsIn = (
  ids: Readonly<Record<string, TextId>>,
  language: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, catalogueText(id, language)]))

const tagOf = (language: string): string => (isLanguageCode(language) ? LANGUAGES[language].tag : 'en')

/** Sum in base units as the site shows it: `4.000.000 ₫`; digits are Latin in every language. */
export function sumIn(units: number, language: string, currency: string): string {
  const sum = units * baseUnit(currency)
  return formatMoney(
    tagOf(language),
    String(sum) as Decimal,
    currency,
    Number.isInteger(sum) ? { decimals: 0 } : {},
  )
}

/** A text of the catalogues, ready to be filled, with the names of its placeholders. */
interface Form {
  readonly format: IntlMessageFormat
  readonly names: readonly string[]
}

/** Forms of texts by language and text: catalogues do not change while the sandbox runs. */
const forms = new Map<string, Form>()

function formOf(text: string, language: string): Form {
  const key = `${language} ${text}`
  const known = forms.get(key)
  if (known) return known
  const format = new IntlMessageFormat(text, tagOf(language))
  const form = { format, names: [...placeholdersOf(format.getAst()).keys()] }
  forms.set(key, form)
  return form
}

/**
 * Fills the placeholders of a text by the rules of ICU, as the site does: plural forms and the figures of numbers are the
 * language's. Details may be texts that a member wrote; a placeholder without one stays as it is.
 */
export function fill(
  text: string,
  details: Readonly<Record<string, string | number>>,
  language: string,
): string {
  if (!text.includes('{')) return text
  const { format, names } = formOf(inFigures(text, details, language), language)
  const absent = names.filter((name) => details[name] === undefined).map((name) => [name, `{${name}}`])
  return String(format.format({ ...Object.fromEntries(absent), ...details }))
}

/** Text whose placeholders of numbers are written in figures of the language, where those are not Latin. */
function inFigures(
  text: string,
  details: Readonly<Record<string, string | number>>,
  language: string,
): string {
  if (!isLanguageCode(language) || LANGUAGES[language].digits === 'latn') return text
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    typeof details[name] === 'number' ? `{${name}, number}` : placeholder,
  )
}

/** A paragraph of HTML with the placeholders of a text filled, all of it escaped. */
export const fillParagraph = (
  text: string,
  details: Readonly<Record<string, string>>,
  language: string,
): string => paragraph(fill(text, details, language))

/** A paragraph of HTML. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** A list of HTML. */
export const bulletList = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
