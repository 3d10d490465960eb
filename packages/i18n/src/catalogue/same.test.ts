import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from '../registry.ts'
import { readCatalogue } from './files.ts'
import { mostSame, sameAsEnglish } from './same.ts'

test('texts without a word, and those in words of the language, are not the English ones', () => {
  const english = { a: 'Deposit', b: 'VIP', c: '{count}/9', d: 'Log in' }
  expect(sameAsEnglish(english, { a: 'Deposit', b: 'VIP', c: '{count}/9', d: 'Anmelden' })).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('a language with letters of its own may share less with English', () => {
  const english = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [String(at), 'text']))
  expect([mostSame('NL', english), mostSame('EL', english)]).toEqual([7, 3])
})

test.each(LANGUAGE_CODES.filter((code) => !['EN', 'TY'].includes(code)))(
  '%s is translated, not left in English',
  (code) => {
    const english = readCatalogue('EN')
    expect(sameAsEnglish(english, readCatalogue(code)).length).toBeLessThanOrEqual(mostSame(code, english))
  },
)
