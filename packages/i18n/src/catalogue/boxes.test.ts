import { expect, test } from 'vitest'

import type { LanguageCode } from '../registry.ts'
import { isOldMeasure, measuredTexts } from './boxes.ts'
import type { Catalogue } from './compile.ts'

const texts = { 'login.title': 'Einloggen', 'home.games': 'Spiele', 'vip.rates': 'Sätze' }
const catalogueOf = (changes: Catalogue) => (code: LanguageCode) =>
  code === 'DE'
    ? { ...texts, ...changes }
    : code === 'EN'
      ? { ...texts, 'vip.rates': 'Rates', ...changes }
      : {}
const ids = ['home.games', 'login.title']

/** True when a measure of the texts is old after some changes. */
function isOldAfter(changes: Catalogue, language = 'DE', shown: readonly string[] = ids): boolean {
  const boxes = { screens: 8, misfits: 0, texts: measuredTexts(language, ids, catalogueOf({})) }
  return isOldMeasure(language, { ids: shown, languages: { [language]: boxes } }, catalogueOf(changes))
}

test('a measure is good for the texts that it measured', () => {
  expect(isOldAfter({})).toBe(false)
})

test('a measure is old once a text of its screens changed', () => {
  expect(isOldAfter({ 'login.title': 'Anmelden' })).toBe(true)
})

test('a measure stays good when a text of another screen changed, came or is gone', () => {
  expect(isOldAfter({ 'vip.rates': 'Quoten' })).toBe(false)
  expect(isOldAfter({ 'vip.foot': 'Regeln' })).toBe(false)
})

test('a measure is old once its screens were seen with another text', () => {
  expect(isOldAfter({}, 'DE', [...ids, 'vip.rates'])).toBe(true)
})

test('a pseudo-language is measured on every screen, so any English text makes its measure old', () => {
  expect(isOldAfter({}, 'en-XA')).toBe(false)
  expect(isOldAfter({ 'vip.rates': 'Prices' }, 'en-XA')).toBe(true)
})

test('a measure of a pseudo-language is of wordings: one that has another id too changes nothing', () => {
  expect(isOldAfter({ 'vip.title': 'Rates' }, 'en-XA')).toBe(false)
  expect(isOldAfter({ 'vip.title': 'Levels' }, 'en-XA')).toBe(true)
})

test('a language that was not measured has no good measure', () => {
  expect(isOldMeasure('FI', { ids, languages: {} }, catalogueOf({}))).toBe(true)
})
