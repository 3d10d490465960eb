import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import type { Translations } from './stale.ts'

const ONE_WORD_FILE = join(import.meta.dirname, '../../oneWord.json')

/** Texts whose English is another thing than the same English elsewhere. */
export type Sense = { readonly ids: readonly string[]; readonly why: string }

/** Rules for one word a thing, with the exceptions and their reasons. */
export type OneWord = {
  /** Languages in which a second word is an error; in the others it is counted. */
  readonly gated: readonly LanguageCode[]
  /** Senses of an English text beside its first one, which is that of all ids that no sense names. */
  readonly senses: Readonly<Record<string, readonly Sense[]>>
  /** English labels that most languages translate alike, though they are two things. */
  readonly twoWords: readonly { readonly words: readonly [string, string]; readonly why: string }[]
}

/** English text of one sense with several translations, each with the ids that have it. */
export type SecondWord = {
  readonly english: string
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** Reads the rules (`oneWord.json`). */
export function readOneWord(): OneWord {
  return JSON.parse(readFileSync(ONE_WORD_FILE, 'utf8')) as OneWord
}

/** English texts that a language translates in several ways, though they have one sense. */
export function secondWords(
  english: Catalogue,
  texts: Catalogue,
  senses: OneWord['senses'] = readOneWord().senses,
): SecondWord[] {
  return Object.entries(idsByText(english)).flatMap(([source, ids]) => {
    const others = senses[source] ?? []
    const first = ids.filter((id) => !others.some((sense) => sense.ids.includes(id)))
    return [first, ...others.map((sense) => sense.ids)].flatMap((alike) => {
      const words = Object.groupBy(
        alike.filter((id) => texts[id] !== undefined),
        (id) => texts[id] ?? '',
      ) as Record<string, string[]>
      return Object.keys(words).length > 1 ? [{ english: source, words }] : []
    })
  })
}

/** Share of the languages that find one word for two English ones, from which these are one thing. */
const MOST_LANGUAGES = 2 / 3
/** Words of a label; sentences are no names of things. */
const LONGEST_LABEL = 3

/** Pairs of English labels, as `Back / Go back`, for which most languages have one word. */
export function twoWords(english: Catalogue, languages: Translations): string[] {
  const labels = Object.entries(english).filter(
    ([, text]) => text.split(' ').length <= LONGEST_LABEL && !/[{<]/u.test(text),
  )
  const counts = new Map<string, number>()
  for (const texts of Object.values(languages)) {
    const alike = Object.values(Object.groupBy(labels, ([id]) => texts[id]?.toLowerCase() ?? id))
    const pairs = new Set(alike.flatMap((group = []) => pairsOf(group.map(([, text]) => text))))
    for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const least = Object.keys(languages).length * MOST_LANGUAGES
  return [...counts].filter(([, count]) => count >= least).map(([pair]) => pair)
}

function pairsOf(texts: readonly string[]): string[] {
  const words = [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()].toSorted()
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => pairName(one, other)))
}

const pairName = (one: string, other: string): string => [one, other].toSorted().join(' / ')

/** Problems of one word a thing in all languages, each a line with its remedy; and of rules that are needed no more. */
export function oneWordProblems(english: Catalogue, languages: Translations, rules: OneWord): string[] {
  const second = rules.gated.flatMap((code) =>
    secondWords(english, languages[code] ?? {}, rules.senses).map(
      ({ english: source, words }) =>
        `messages/${code}.json has ${Object.keys(words).length} words for “${source}”: ${describe(words)}. Use one, or add a sense to oneWord.json`,
    ),
  )
  const excused = new Set(rules.twoWords.map(({ words: [one, other] }) => pairName(one, other)))
  const pairs = twoWords(english, languages)
  const ids = idsByText(english)
  return [
    ...second,
    ...pairs
      .filter((pair) => !excused.has(pair))
      .map(
        (pair) =>
          `English says ${pair} for what most languages call by one word. Use one, or add both to oneWord.json`,
      ),
    ...[...excused]
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => `oneWord.json excuses ${pair}, which needs no excuse. Take it out`),
    ...Object.entries(rules.senses).flatMap(([source, senses]) =>
      senses
        .filter(({ ids: own, why }) => why.trim() === '' || !own.every((id) => ids[source]?.includes(id)))
        .map(
          ({ ids: own }) =>
            `oneWord.json: ${own.join(', ')} is no sense of “${source}” with a reason. Mend it`,
        ),
    ),
  ]
}

/** Several words for a text with the ids that have them: `Öffnen (deposit.toOrder), Offen (betRecord.status.PENDING)`. */
export function describe(words: SecondWord['words']): string {
  return Object.entries(words)
    .map(([word, ids]) => `${word} (${ids.join(', ')})`)
    .join(', ')
}

/** Ids of each English text that stands in several places. */
function idsByText(english: Catalogue): Readonly<Record<string, readonly string[]>> {
  const all = Object.groupBy(Object.keys(english), (id) => english[id] ?? '')
  return Object.fromEntries(
    Object.entries(all).flatMap(([text, ids = []]) => (ids.length > 1 ? [[text, ids]] : [])),
  )
}
