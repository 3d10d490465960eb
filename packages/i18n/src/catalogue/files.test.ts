import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { LANGUAGE_CODES, languageOf } from '../registry.ts'
import { compileLanguage } from './compileLanguage.ts'
import { COMPLETE_LANGUAGES, readCatalogue, readCatalogueFile } from './files.ts'

test.each(LANGUAGE_CODES)('%s compiles without a problem', (code) => {
  expect(compileLanguage(code).problems).toEqual([])
})

test('the languages of the registry must be complete, but for the one that has a code only', () => {
  const missing = LANGUAGE_CODES.filter((code) => !COMPLETE_LANGUAGES.includes(code))
  expect(missing).toEqual(['TY'])
})

test.each(COMPLETE_LANGUAGES)('%s has a text for every message (S-errors-05, S-language-04)', (code) => {
  const texts = readCatalogue(code)
  const missing = Object.keys(readCatalogue('EN')).filter((id) => !Object.hasOwn(texts, id))
  expect(missing).toEqual([])
})

test('a file that is not a catalogue is refused by name', () => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-i18n-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'EN.json')
  expect(readCatalogueFile(file)).toEqual({})
  writeFileSync(file, '["a"]')
  expect(() => readCatalogueFile(file)).toThrow(`${file} is not an object of texts by id`)
  writeFileSync(file, '{"a":{"b":"c"}}')
  expect(() => readCatalogueFile(file)).toThrow("the text of 'a' is not a string")
})

/** Languages that hold texts of their own. */
const SHIPPED = LANGUAGE_CODES.filter((code) => Object.keys(readCatalogue(code)).length > 0)
const FROM_THE_RIGHT = SHIPPED.filter((code) => languageOf(code).dir === 'rtl')
const LICENCE_LINES = ['jurisdiction.byLicence', 'jurisdiction.byAccount', 'footer.companyNumber'] as const

test.each(FROM_THE_RIGHT.flatMap((code) => LICENCE_LINES.map((id) => [code, id] as const)))(
  '%s isolates the licence number of %s, whose parts would change places (S-footer-02)',
  (code, id) => {
    expect(readCatalogue(code)[id]).toContain('\u2068{number}\u2069')
  },
)

test.each(SHIPPED)('%s tells the code in a picture from the code in a text message', (code) => {
  const texts = readCatalogue(code)
  expect(texts['verification.captcha']).not.toBe(texts['entrance.code'])
  expect(texts['catalogue.captcha_wrong']).not.toBe(texts['catalogue.verification_code'])
})

test.each(SHIPPED)('%s has a different name for each state of a promotion', (code) => {
  const states = Object.entries(readCatalogue(code)).filter(([id]) => id.startsWith('promotion.state.'))
  expect(new Set(states.map(([, text]) => text)).size).toBe(states.length)
})
