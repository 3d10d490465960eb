import { languageOf, type LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import { avoidedWords, type Glossary, readGlossary } from './glossary.ts'
import { addressFaults } from './habitFaults.ts'
import { readHabits } from './habits.ts'
import { isTooLongLabel } from './labels.ts'
import type { Translations } from './stale.ts'
import { typographicFaults } from './typography.ts'

/** A text that a gate refuses, with the reason as a phrase that follows its id. */
export type TextFault = { readonly code: LanguageCode; readonly id: string; readonly why: string }

/** A text beside the English one that it translates; the same text for English itself. */
export type TranslatedText = { readonly id: string; readonly english: string; readonly text: string }

/**
 * Faults of one text of the site or the gateway, each as a phrase that follows its id: a word that the glossary
 * avoids, another word than the glossary's, another form of address, misprints, a label that no place holds.
 */
export function textFaults(
  code: LanguageCode,
  { id, english, text }: TranslatedText,
  glossary: Glossary = readGlossary(code),
): string[] {
  return [
    ...avoidedWords(glossary, { [id]: text }).map(
      ({ term, word }) => `says '${word}', which glossary/${code}.json avoids for '${term}'. Mend either`,
    ),
    ...Object.entries(glossary).flatMap(([term, { use, text: shownBy }]) =>
      shownBy === id && text !== use
        ? [`is not '${use}', the word of glossary/${code}.json for '${term}'. Mend either`]
        : [],
    ),
    ...addressFaults(languageOf(code).tag, readHabits(code), { id, text }),
    ...placeFaults(code, english, text),
  ]
}

/** Faults of a text in any words, also of a brand's own: misprints, and a label that no place holds. */
export function placeFaults(code: LanguageCode, english: string, text: string): string[] {
  const tooLong = isTooLongLabel(english, text) ? [`is too long for a label: “${text}”`] : []
  return [...typographicFaults(code, english, text), ...tooLong]
}

/** Faults of all texts of a speaker in all languages. */
export function catalogueFaults(all: Translations): TextFault[] {
  const english: Catalogue = all.EN ?? {}
  return (Object.entries(all) as [LanguageCode, Catalogue][]).flatMap(([code, catalogue]) => {
    const glossary = readGlossary(code)
    return Object.entries(catalogue).flatMap(([id, text]) =>
      textFaults(code, { id, english: english[id] ?? text, text }, glossary).map((why) => ({
        code,
        id,
        why,
      })),
    )
  })
}
