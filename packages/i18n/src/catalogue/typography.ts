import { languageOf, type LanguageCode } from '../registry.ts'
import { losesEnd, markFaults } from './habitFaults.ts'
import { readHabits } from './habits.ts'
import { variantsOf } from './variants.ts'

/** Passages that keep their own direction and figures: numbers of versions, dates, colours. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/gu
/** Codes that are written alike in every language: 12.2, 1990-04-27, #3fa9f5, iOS7. */
const CODE = /#\w+|\d+(?:[.-]\d+)+|[A-Za-z]+\d+|\d+[A-Za-z]+/gu
/** Runs whose parts change places from right to left: a hyphen, sign or Latin letter beside figures. */
const TURNS = /#\w|\d-\d|\d ?[A-Za-z]|[A-Za-z] ?\d/u
/** Figures of other scripts than Latin. */
const NATIVE_FIGURE = /(?!\d)\p{Nd}/u

/**
 * Faults in the writing of a translation, each as a phrase that follows its id: typewriter quotes and dots, stray
 * spaces, what the language's habits are not, a lost end of a sentence, figures of another script, and Latin runs that
 * turn round from right to left. Every choice of a message is read.
 * @param english the text it translates; the same text for English itself
 */
export function typographicFaults(code: LanguageCode, english: string, text: string): string[] {
  const habits = readHabits(code)
  const variants = variantsOf(text)
  const some = (fault: RegExp): boolean => variants.some((variant) => fault.test(variant))
  const faults: string[] = []
  if (some(/["']/u)) faults.push('has a typewriter quote: use the quotes of the language')
  if (text.includes('...')) faults.push('has three dots: use …')
  if (/^\s|\s$/u.test(text) || some(/ {2}/u)) faults.push('has a stray space')
  faults.push(...markFaults(habits, variants))
  if (losesEnd(habits, variantsOf(english), variants)) faults.push('does not end as the English text does')
  const plain = variants.map((variant) => variant.replaceAll(ISOLATED, ''))
  const isForeign = languageOf(code).digits === 'latn' ? NATIVE_FIGURE : /\d/u
  if (plain.some((variant) => isForeign.test(variant.replaceAll(CODE, ''))))
    faults.push('has figures of another script than the language writes')
  if (languageOf(code).dir === 'rtl' && (plain.some((variant) => TURNS.test(variant)) || hasOpenCode(text)))
    faults.push('has a code or a unit that turns round: isolate it')
  return faults
}

/** Placeholders of numbers that are names, such as those of a licence, an order or a draw. */
function hasOpenCode(text: string): boolean {
  return /(?<![\u2066-\u2068])\{(?:number|drawNumber)\}/u.test(text)
}
