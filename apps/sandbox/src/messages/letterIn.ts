import { formatMoney } from '@livery/i18n/money'

import { toDecimal } from '../ledger/index.ts'
import { catalogueText } from '../platform/catalogue.ts'
import { dayIn } from '../platform/day.ts'
import { pageLanguage } from '../platform/pageLanguage.ts'
import { fill, fillParagraph } from '../platform/text.ts'
import { reasonText } from '../promotions/reasons.ts'
import { vipLabel } from '../vip/levels.ts'
import type { LetterDetails, LetterSum } from './letters.ts'
import { LETTERS, type LetterTemplate, type LetterTexts, REASONS } from './templates.ts'

/** A letter in a language, its details filled in; the content is HTML. */
export function letterIn(
  template: LetterTemplate,
  details: LetterDetails,
  language: string,
): { readonly title: string; readonly content: string } {
  const { title, content, page }: LetterTexts = LETTERS[template]
  const words = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, inWords(template, name, value, language)]),
  )
  if (page) words['page'] = catalogueText(page, language)
  return {
    title: fill(catalogueText(title, language), words, language),
    content: fillParagraph(catalogueText(content, language), words, language),
  }
}

/** Detail of a letter in a language: sums, days, levels and reasons are kept as figures and codes. */
function inWords(
  template: LetterTemplate,
  name: string,
  value: string | LetterSum,
  language: string,
): string {
  if (typeof value !== 'string') return sumIn(value, language)
  if (name === 'day' || name === 'until') return dayIn(value, language)
  if (name === 'level') return vipLabel(Number(value), language)
  if (name !== 'reason') return value
  if (template === 'applicationRefused') return reasonText(value, language)
  const reason = Object.entries(REASONS).find(([code]) => code === value)?.[1]
  return reason ? catalogueText(reason, language) : value
}

const sumIn = ({ minor, currency }: LetterSum, language: string): string =>
  formatMoney(pageLanguage(language).lang, toDecimal(BigInt(minor), currency), currency)
