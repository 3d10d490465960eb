import { catalogueText } from '../platform/catalogue.ts'
import { fill, fillParagraph } from '../platform/text.ts'
import { vipLabel } from '../vip/levels.ts'
import { LETTERS, type LetterTemplate, type LetterTexts, REASONS } from './templates.ts'

/** Details of a letter, by the names of its placeholders. */
export type LetterDetails = Readonly<Record<string, string>>

/** A letter in a language, its details filled in; the content is HTML. */
export function letterIn(
  template: LetterTemplate,
  details: LetterDetails,
  language: string,
): { readonly title: string; readonly content: string } {
  const { title, content, page }: LetterTexts = LETTERS[template]
  const words = inWords({ ...details, ...(page && { page: catalogueText(page, language) }) }, language)
  return {
    title: fill(catalogueText(title, language), words),
    content: fillParagraph(catalogueText(content, language), words),
  }
}

/** Details with those that are codes put into words. */
function inWords(details: LetterDetails, language: string): LetterDetails {
  const reason = Object.entries(REASONS).find(([code]) => code === details['reason'])?.[1]
  const { level } = details
  return {
    ...details,
    ...(reason && { reason: catalogueText(reason, language) }),
    ...(level !== undefined && { level: vipLabel(Number(level), language) }),
  }
}
