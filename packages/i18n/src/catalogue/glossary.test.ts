import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { LANGUAGE_CODES } from '../registry.ts'
import { readCatalogue } from './files.ts'
import { avoidedWords, readGlossary, SAFER_PLAY_TERMS, strayTerms, waitingTerms } from './glossary.ts'

const glossary = { stake: { use: 'inzet', avoid: ['stake', 'bet slip', 'चाल', 'e-geld'], note: '' } }

test.each([
  ['a word in any case', 'Je Stake', ['stake']],
  ['a word of several parts', 'Leg op de bet slip.', ['bet slip']],
  ['a word beside a placeholder', '{amount} stake', ['stake']],
  ['a word inside a plural', '{count, plural, one {# stake} other {# x}}', ['stake']],
  ['a word with a sign in it', 'e-geld', ['e-geld']],
  ['no part of a word', 'Stakeholder, mistake', []],
  ['no part of a word in a script with vowel signs', 'चालक', []],
  ['no name of a placeholder', '{stake} x {stake, number}', []],
])('%s is found', (_, text, words) => {
  expect(avoidedWords(glossary, { a: text })).toEqual(words.map((word) => ({ id: 'a', term: 'stake', word })))
})

test.each(['您的提款已支付', 'การพนันตัวแทนของคุณ'])('a word is found without spaces round it: %s', (text) => {
  const glossary = { cash: { use: 'x', avoid: ['提款', 'ตัวแทน'], note: '' } }
  expect(avoidedWords(glossary, { a: text })).toHaveLength(1)
})

const GLOSSARIES = LANGUAGE_CODES.filter((code) => Object.keys(readGlossary(code)).length > 0)

test.each(GLOSSARIES)('no text of %s uses a word that its glossary avoids', (code) => {
  expect(avoidedWords(readGlossary(code), readCatalogue(code))).toEqual([])
})

/** English has the table of the voice guide only: it is the source of the terms. */
test.each(GLOSSARIES.filter((code) => code !== 'EN'))(
  'the glossary of %s has eighty terms, and those that the site shows as it shows them',
  (code) => {
    const glossary = readGlossary(code)
    expect(Object.keys(glossary).length).toBeGreaterThanOrEqual(80)
    expect(strayTerms(glossary, readCatalogue(code))).toEqual([])
  },
)

test.each(GLOSSARIES.filter((code) => code !== 'EN'))(
  'the glossary of %s says of each word of safer play whether a native reader confirmed it',
  (code) => {
    const glossary = readGlossary(code)
    const terms = SAFER_PLAY_TERMS.filter((term) => glossary[term] !== undefined)
    expect(terms.length).toBeGreaterThan(3)
    expect(terms.filter((term) => glossary[term]?.native === undefined)).toEqual([])
  },
)

test('a word waits for a native reader until one is named', () => {
  const word = { use: 'x', avoid: [], note: '' }
  const glossary = { a: { ...word, native: null }, b: { ...word, native: 'Ada, 2026-11-28' }, c: word }
  expect(waitingTerms(glossary)).toEqual(['a'])
})

test('a text that a term excuses may use its words, and no other text may', () => {
  const glossary = { stake: { use: 'stake', avoid: ['bet amount'], note: '', except: ['a'] } }
  expect(avoidedWords(glossary, { a: 'Bet amount', b: 'Bet amount' }).map(({ id }) => id)).toEqual(['b'])
})

test('a term that differs from the text which shows it is stray', () => {
  const deposit = { use: 'depósito', avoid: [], note: '', text: 'frame.deposit' }
  expect(strayTerms({ deposit }, { 'frame.deposit': 'depósito' })).toEqual([])
  expect(strayTerms({ deposit }, { 'frame.deposit': 'Recarga' })).toEqual(['deposit'])
})

test.each([
  ['{"bet":"aposta"}', "the text of 'bet' is not a term"],
  ['{"bet":{"use":"","avoid":[],"note":""}}', "the text of 'bet' is not a term"],
  ['{"bet":{"use":"aposta","avoid":"palpite","note":""}}', "the text of 'bet' is not a term"],
  ['{"bet":{"use":"aposta","avoid":[],"note":"","except":"a"}}', "the text of 'bet' is not a term"],
  ['{"bet":{"use":"aposta","avoid":[],"note":"","native":""}}', "the text of 'bet' is not a term"],
])('a glossary with %s is refused', (content, problem) => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-glossary-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  expect(readGlossary('PT', dir)).toEqual({})
  writeFileSync(join(dir, 'PT.json'), content)
  expect(() => readGlossary('PT', dir)).toThrow(problem)
})
