import type { LanguageCode } from '@livery/i18n/registry'
import type { DocumentContent } from '@livery/tenant'

type Answers = DocumentContent['answers']

/** Answers that documents of a brand were made of, by language. */
export interface KnownAnswers {
  of(language: LanguageCode): Answers
  add(language: LanguageCode, answers: Answers): void
}

/** Answers of the documents so far; the latest of each key counts. */
export function createKnownAnswers(): KnownAnswers {
  const byLanguage = new Map<LanguageCode, Map<string, Answers[number]>>()
  return {
    of: (language) => [...(byLanguage.get(language)?.values() ?? [])],
    add(language, answers) {
      const known = byLanguage.get(language) ?? new Map<string, Answers[number]>()
      byLanguage.set(language, known)
      for (const answer of answers) known.set(JSON.stringify(answer[0]), answer)
    },
  }
}
