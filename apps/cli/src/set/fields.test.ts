import { expect, it } from 'vitest'

import { fieldsOf, isValue, readField, readValue, resolveField } from './fields.ts'

const CONFIG = {
  name: 'Harbour',
  languages: { offered: ['EN', 'VI'], default: 'EN' },
  legal: { jurisdiction: 'malta', minimumAge: 18 },
  contacts: { default: 'mail' },
}
const known = new Set(fieldsOf(CONFIG))

it.each([
  ['legal.jurisdiction', 'legal.jurisdiction'],
  ['jurisdiction', 'legal.jurisdiction'],
  ['languages.offered.1', 'languages.offered.1'],
  ['name', 'name'],
])('%s is the field %s', (named, path) => {
  expect(resolveField(named, known)).toBe(path)
})

it.each([
  ['default', "'default' may be languages.default or contacts.default"],
  ['legal.jurisdicton', 'Did you mean legal.jurisdiction?'],
])('%s is no field', (named, said) => {
  expect(() => resolveField(named, known)).toThrow(said)
})

it.each([
  ['malta', 'malta', true],
  [18, '18', true],
  [true, 'true', true],
  [['EN', 'VI'], 'VI', true],
  [['EN', 'VI'], 'V', false],
  [undefined, 'undefined', false],
  ['malta', 'mal', false],
])('%j for the text %j: %s', (value, text, is) => {
  expect(isValue(value, text)).toBe(is)
})

it.each([
  ['18', 17, 18],
  ['18', '17', '18'],
  ['true', false, true],
  ['["EN"]', ['VI'], ['EN']],
  ['plain words', undefined, 'plain words'],
])('%j instead of %j is %j', (text, before, value) => {
  expect(readValue(text, before)).toEqual(value)
})

it('a field has a value', () => {
  expect(readField('legal.address=1 = 2', 'set')).toEqual({ field: 'legal.address', text: '1 = 2' })
  expect(() => readField('legal.address', '--where')).toThrow(
    "--where 'legal.address' names no value: write it as legal.jurisdiction=malta",
  )
  expect(() => readField('legal.address', 'set')).toThrow("write it as legal.address='1 New Street'")
})
