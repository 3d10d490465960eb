import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from '../registry.ts'
import { compileLanguage } from './compileLanguage.ts'
import { COMPLETE_LANGUAGES, readCatalogue, readCatalogueFile } from './files.ts'

test.each(LANGUAGE_CODES)('%s compiles without a problem', (code) => {
  expect(compileLanguage(code).problems).toEqual([])
})

test.each(COMPLETE_LANGUAGES)('%s has a text for every message (S-language-04, S-errors-05)', (code) => {
  const texts = readCatalogue(code)
  const missing = Object.keys(readCatalogue('EN')).filter((id) => !Object.hasOwn(texts, id))
  expect(missing).toEqual([])
})

test('a file that is not a catalogue is refused by name', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'livery-i18n-')), 'EN.json')
  expect(readCatalogueFile(file)).toEqual({})
  writeFileSync(file, '["a"]')
  expect(() => readCatalogueFile(file)).toThrow(`${file} is not an object of texts by id`)
  writeFileSync(file, '{"a":{"b":"c"}}')
  expect(() => readCatalogueFile(file)).toThrow("the text of 'a' is not a string")
})
