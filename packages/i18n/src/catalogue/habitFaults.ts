import type { Habits } from './habits.ts'
import { VALUE, variantsOf } from './variants.ts'
import { hasSegment } from './words.ts'

/** Quotation marks of all languages; ’ is an apostrophe, too. */
const QUOTES = [...'“”„‟«»‹›「」『』《》‘‚']
/** Marks of sentences of all languages. */
const MARKS = [...'.。।۔။។၊៖?？؟!！¿¡,，、،;；؛:：()（）']
/** Marks that end a sentence with a full stop; Thai has none. */
const STOPS = /[.。।۔။។]/u
/** Latin marks stand in figures, addresses, Latin names and after abbreviations, too: there they are none of a sentence. */
const IN_SENTENCE: Readonly<Record<string, string>> = {
  '.': String.raw`(?<=[\p{L}\p{M}]{3})(?<!\p{Script=Latin})\.(?=\s|$)`,
  ',': String.raw`(?<!\d),(?!\d)`,
  ':': String.raw`(?<!\d):(?!\d|//)`,
}
const NO_BREAK = '\u00A0\u202F'

const escaped = (marks: string): string => marks.replaceAll(/[$()*+./?[\\\]^{|}-]/gu, String.raw`\$&`)

/** Rules of a language's habits: patterns of what none of its texts holds, each with the fault that it is. */
interface Rules {
  readonly faults: readonly (readonly [pattern: RegExp, fault: string])[]
  readonly end: RegExp
  readonly hasStop: boolean
}

const known = new WeakMap<Habits, Rules>()

function rulesOf(habits: Habits): Rules {
  const rules = known.get(habits) ?? makeRules(habits)
  known.set(habits, rules)
  return rules
}

function makeRules({ quotes, ends, marks, spaced = '', percent }: Habits): Rules {
  const [open = '', close = ''] = quotes
  const own = new Set([...ends, ...marks])
  const foreignMarks = MARKS.filter((mark) => !own.has(mark)).map(
    (mark) => IN_SENTENCE[mark] ?? escaped(mark),
  )
  const foreignQuotes = QUOTES.filter((mark) => !quotes.includes(mark))
  const tight = [...own].filter((mark) => !spaced.includes(mark) && !'(（¿¡…'.includes(mark))
  const faults: (readonly [RegExp, string])[] = [
    [
      new RegExp(`[${foreignQuotes.join('')}]`, 'u'),
      `has quotation marks of another language: use ${open} ${close}`,
    ],
    [new RegExp(`[ ${NO_BREAK}][${escaped(tight.join(''))}](?=\\s|$)`, 'u'), 'has a space before a mark'],
    [percentFault(percent), `does not write a percentage as ${percent}`],
  ]
  if (foreignMarks.length > 0)
    faults.push([
      new RegExp(foreignMarks.join('|'), 'u'),
      `has a mark of another language: use ${ends}${marks}`,
    ])
  for (const [opening, closing] of ['¿?', '¡!'])
    if (opening !== undefined && closing !== undefined && own.has(opening))
      faults.push([
        new RegExp(`^[^${opening}]*${escaped(closing)}`, 'u'),
        `closes with ${closing} what no ${opening} opens`,
      ])
  if (spaced !== '') faults.push([spaceFault(spaced, quotes), 'lacks a no-break space at a mark'])
  return {
    faults,
    end: new RegExp(`(?:[${escaped(ends)}]|[A-Za-z]\\.)[${escaped(`${close})）`)}${NO_BREAK}]*$`, 'u'),
    hasStop: STOPS.test(ends),
  }
}

/** Percent signs on the other side of their figure, with a space too many or too few, or of another script. */
function percentFault(percent: string): RegExp {
  const [sign = '%'] = /[%٪]/u.exec(percent) ?? []
  const figure = String.raw`[\p{Nd}${VALUE}]`
  const other = sign === '%' ? '٪' : '%'
  if (percent.startsWith(sign)) return new RegExp(`${other}|${figure}\\s?${sign}|${sign}\\s`, 'u')
  const isSpaced = /\s/u.test(percent)
  return new RegExp(
    `${other}|${sign}${figure}|${isSpaced ? `${figure}[\u2069]?${sign}| ${sign}` : String.raw`[\p{Nd}${VALUE}\u2069]\s${sign}`}`,
    'u',
  )
}

/** Marks that touch their word, or stand after a space at which a line may break. */
function spaceFault(spaced: string, [open = '']: string): RegExp {
  const marks = [...spaced].filter((mark) => mark !== ':')
  const loose = String.raw`(?<![\s${NO_BREAK}\d/:])(?:[${escaped(marks.join(''))}]|:(?!\d|//))`
  return new RegExp(`${loose}|${open}(?![${NO_BREAK}])| [${escaped(spaced)}]`, 'u')
}

/**
 * Faults of a text against the marks of its language, each as a phrase that follows its id.
 * @param variants texts that a message can become
 */
export function markFaults(habits: Habits, variants: readonly string[]): string[] {
  return rulesOf(habits).faults.flatMap(([pattern, fault]) =>
    variants.some((variant) => pattern.test(variant)) ? [fault] : [],
  )
}

/** Words of a text that address the player in another form than the language's, as phrases that follow its id. */
export function addressFaults(
  tag: string,
  { address: { use, avoid, except = [] } }: Habits,
  { id, text }: { readonly id: string; readonly text: string },
): string[] {
  if (except.includes(id)) return []
  const variants = variantsOf(text)
  return avoid
    .filter((word) => variants.some((variant) => hasSegment(tag, variant, word)))
    .map((word) => `says ‘${word}’, and the player is addressed as ‘${use}’`)
}

/** True where all English variants are sentences with a full stop and some of a translation do not end. */
export function losesEnd(habits: Habits, english: readonly string[], text: readonly string[]): boolean {
  const { end, hasStop } = rulesOf(habits)
  return (
    hasStop &&
    english.every((variant) => ENGLISH_END.test(variant)) &&
    !text.every((variant) => end.test(variant))
  )
}

/** End of an English sentence that is no question, as a question may become a request. */
const ENGLISH_END = /[.!…]["”’)]?$/u
