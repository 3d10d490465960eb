import { describe, expect, it, test } from 'vitest'

import {
  chooseLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  languageOfTag,
  wireLanguage,
} from './registry.ts'

describe('registry', () => {
  it('has the 35 languages and TY (S-language-02, S-language-03, S-wire-08)', () => {
    const decided =
      'EN CN TW JA KO TH VI ID MS PT ES HI AR RU TR BN DE FR IT NL PL UK RO EL SV FI DA NO CS HU FA UR TA MY KM TY'
    expect(LANGUAGE_CODES).toEqual(decided.split(' '))
  })

  test.each(LANGUAGE_CODES)('%s has a canonical tag, a flag and a name (S-language-01)', (code) => {
    const { tag, country, ownName, fallback } = languageOf(code)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country)).toBeDefined()
    expect(ownName.trim()).not.toBe('')
    expect(fallback).toBe(code === 'EN' ? null : 'EN')
  })

  it('gives each language its own tag and name (S-language-01)', () => {
    const languages = Object.values(LANGUAGES)
    expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length)
    expect(new Set(languages.map(({ ownName }) => ownName)).size).toBe(languages.length)
  })

  it('writes AR, FA and UR from right to left, as their scripts are (S-language-10)', () => {
    const rtl = LANGUAGE_CODES.filter((code) => languageOf(code).dir === 'rtl')
    expect(rtl).toEqual(['AR', 'FA', 'UR'])
  })

  test.each([
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['TY', 'ty'],
    ['UK', 'uk'],
  ] as const)('%s is %s', (code, tag) => expect(LANGUAGES[code].tag).toBe(tag))
})

test.each([
  ['CN', 'CN'],
  ['JA', 'VI'],
  ['xx', 'VI'],
  ['toString', 'VI'],
  ['', 'VI'],
  [null, 'VI'],
] as const)('stored %j shows %s (S-language-11)', (stored, shown) => {
  expect(chooseLanguage(stored, ['VI', 'CN', 'EN'], 'VI')).toBe(shown)
})

test.each([
  ['UR', 'listHotGames', 'EN'],
  ['UR', 'listGames', 'UR'],
  ['AR', 'listHotGames', 'AR'],
] as const)('%s is sent to %s as %s (S-home-33, S-language-09)', (code, call, sent) =>
  expect(wireLanguage(code, call)).toBe(sent),
)

test('accepts only codes of the registry', () => {
  expect(isLanguageCode('EN')).toBe(true)
  expect(isLanguageCode('en')).toBe(false)
  expect(isLanguageCode(undefined)).toBe(false)
})

test.each([
  ['vi', 'VI'],
  ['zh-hans', 'CN'],
  ['zh-Hant', 'TW'],
  ['xx', undefined],
])('the tag %s is of %s', (tag, code) => expect(languageOfTag(tag)).toBe(code))
