import type { LanguageCode } from '../registry.ts'

/** Names of placeholders, which are English in every language, and quotes of ICU syntax. */
const SYNTAX = /\{[^{}]*\}|'[{}<>]+'?/gu

const SENTENCE_END = /[.!?…。！？।۔؟။។]["”»’」』)]?$/u
/** The Greek question mark is a semicolon. */
const GREEK_END = /[.!;…]["”»’)]?$/u
const QUESTION_END = /[?？؟]["”»’」』)]?$/u

/** Thai writes no full stop and no question mark. */
const UNSTOPPED: ReadonlySet<LanguageCode> = new Set(['TH'])

/** Marks before which, and after which, French sets a space that does not break. */
const FRENCH_MARK = /(?<![\s\u202F\u00A0\d/:])(?:[;?!»]|:(?!\d|\/\/))|«(?![\u202F\u00A0])| [:;?!»]/u

/** A figure, or the `x` in place of a placeholder, and its percent sign with a space that may break. */
const LOOSE_PERCENT = /[\dx] %/u

/**
 * Typographic faults of a translation, each as a phrase that follows its id: typewriter quotes and dots, stray
 * spaces, a percent sign that a line may begin with, a lost end of a sentence or question, French marks without
 * their no-break space.
 * @param english the text it translates; the same text for English itself
 */
export function typographicFaults(code: LanguageCode, english: string, text: string): string[] {
  const read = text.replaceAll(SYNTAX, 'x')
  const faults: string[] = []
  if (/["']/u.test(read)) faults.push('has a typewriter quote: use the quotes of the language')
  if (text.includes('...')) faults.push('has three dots: use …')
  if (/^\s|\s$| {2}/u.test(text)) faults.push('has a stray space')
  if (LOOSE_PERCENT.test(read)) faults.push('breaks before a percent sign: use a no-break space')
  if (code === 'FR' && FRENCH_MARK.test(read)) faults.push('lacks a no-break space at a mark')
  if (!UNSTOPPED.has(code) && losesEnd(code, english, text))
    faults.push('does not end as the English text does')
  return faults
}

/** True where English ends a sentence with a stop and the translation does not; a question may become a request. */
function losesEnd(code: LanguageCode, english: string, text: string): boolean {
  const ended = (code === 'EL' ? GREEK_END : SENTENCE_END).test(text)
  return SENTENCE_END.test(english) && !QUESTION_END.test(english) && !ended
}
