import { expect, test } from 'vitest'

import { oneWordProblems, secondWords, twoWords, type OneWord } from './oneWord.ts'

const english = { 'a.open': 'Open', 'b.open': 'Open', 'c.open': 'Open', 'd.back': 'Back' }
const german = { 'a.open': 'Offen', 'b.open': 'Offen', 'c.open': 'Öffnen', 'd.back': 'Zurück' }
const button = { Open: [{ ids: ['c.open'], why: 'A button.' }] }
const rules: OneWord = { gated: ['DE'], senses: button, twoWords: [] }

test('one English text in one sense has one translation', () => {
  expect(secondWords(english, german, {})).toEqual([
    { english: 'Open', words: { Offen: ['a.open', 'b.open'], Öffnen: ['c.open'] } },
  ])
  expect(secondWords(english, german, button)).toEqual([])
  expect(secondWords(english, { ...german, 'b.open': 'Geöffnet' }, button)).toHaveLength(1)
})

test('a second word is a problem in the languages that are gated alone', () => {
  const { senses: _senses, ...without } = rules
  const found = (gated: OneWord['gated']) =>
    oneWordProblems(english, { DE: german }, { ...without, senses: {}, gated })
  expect(found(['DE'])).toEqual([
    'messages/DE.json has 2 words for “Open”: Offen (a.open, b.open), Öffnen (c.open). Use one, or add a sense to oneWord.json',
  ])
  expect(found([])).toEqual([])
})

const two = {
  a: 'Back',
  b: 'Go back',
  c: 'Every day',
  d: 'every day',
  e: 'Open the list of all games',
  f: 'Open',
}
const alike = { a: 'Zurück', b: 'zurück', c: 'Täglich', d: 'täglich', e: 'Offen', f: 'Offen' }

test('two English labels that most languages translate alike are two words for one thing', () => {
  expect(twoWords(two, { DE: alike, FR: alike, ES: { ...alike, b: 'Volver' } })).toEqual(['Back / Go back'])
  expect(twoWords(two, { DE: alike, FR: two, ES: two })).toEqual([])
})

test('two words for one thing are a problem without an excuse', () => {
  const found = (excused: OneWord['twoWords']) =>
    oneWordProblems(two, { DE: alike }, { gated: [], senses: {}, twoWords: excused })
  expect(found([])).toEqual([expect.stringMatching(/English says Back \/ Go back/)])
  expect(found([{ words: ['Go back', 'Back'], why: 'x' }])).toEqual([])
})

test.each<[string, Partial<OneWord>, RegExp]>([
  [
    'an excuse that is needed no more',
    { twoWords: [{ words: ['Open', 'Back'], why: 'x' }] },
    /needs no excuse/,
  ],
  ['a sense without a reason', { senses: { Open: [{ ids: ['c.open'], why: ' ' }] } }, /no sense of “Open”/],
  [
    'a sense of another text',
    { senses: { ...button, Back: [{ ids: ['d.back'], why: 'x' }] } },
    /d\.back is no sense of “Back”/,
  ],
])('%s is told', (_what, change, problem) => {
  expect(oneWordProblems(english, { DE: german }, { ...rules, ...change })).toEqual([
    expect.stringMatching(problem),
  ])
})
