import { GAME_CATEGORIES } from '@livery/domain/games'
import type { Catalogue } from '@livery/i18n/compile'

/** Letters of other alphabets that look like Latin ones, by the Latin letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαａ',
  b: 'Ьｂ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еε',
  h: 'һн',
  i: 'іι',
  j: 'ј',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'ո',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  z: 'ᴢ',
}

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
)
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const FOREIGN = /[\u0370-\u052F\u0531-\u058F\u1D22]/gu

/**
 * A text as an eye reads it: lower case, one width, without characters that nobody sees, and with Latin letters
 * for those of other alphabets that look the same.
 */
export function seenAs(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .replaceAll(FOREIGN, (letter) => LATIN.get(letter) ?? letter)
}

const WORDS = /[\p{L}\p{N}]+/gu

/** Words of the code that every bundle shares and no text of the catalogue has. */
const WORDS_OF_CODE =
  'abort action apply array async await boolean bundle cache catch child class client color const constructor content context count create data date default delete document element error event example export false fetch filter final finally flex font frame function global grid group header height home host hidden http https icon image import index inert input invalid item items json label layer length light line link list live livery load local localhost location main map match media menu message module name native node null number object offset open option origin page parse path pixel point position promise prop props prototype query react reduce remove replace request response return root route router safe script select series server session shape share shell signal size slot source space spin stack start state static status stop store string style super switch symbol table target tenant test text theme this time title token track transform transition true type undefined unit update user value vendor version video view vite void warm wheel width window worker'

const known = new WeakMap<Catalogue, ReadonlySet<string>>()

/** Words of the product's texts and code, in lower case. */
function wordsOf(catalogue: Catalogue): ReadonlySet<string> {
  const before = known.get(catalogue)
  if (before !== undefined) return before
  const texts = [...Object.keys(catalogue), ...Object.values(catalogue), WORDS_OF_CODE, ...GAME_CATEGORIES]
  const words = new Set(
    texts.flatMap((text) => text.match(WORDS) ?? []).flatMap((word) => [word.toLowerCase()]),
  )
  known.set(catalogue, words)
  return words
}

/**
 * True when a name is a word of the product's own texts or code, such as Jackpot: no scan can tell whether
 * somebody means the brand by it.
 * @param catalogue the product's texts in a language
 */
export function isCommonWord(name: string, catalogue: Catalogue): boolean {
  const words = name.match(WORDS) ?? []
  return words.length === 1 && wordsOf(catalogue).has((words[0] ?? '').toLowerCase())
}
