import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from '../registry.ts'
import { readCatalogue } from './files.ts'
import { isLongLabel, isTooLongLabel, labelLimit, widthOf } from './labels.ts'

test.each([
  ['Log in', 16],
  ['Responsible gaming', 36],
  ['How do you want to pay?', undefined],
  ['{fee} fee', undefined],
  ['<link>Terms</link>', undefined],
])('a translation of “%s” may be as wide as %s letters', (english, limit) =>
  expect(labelLimit(english)).toBe(limit),
)

test.each([
  ['Deposit', 7],
  ['入金', 3.6],
  ['जमा', 2],
])('%s is as wide as %d letters', (text, width) => expect(widthOf(text)).toBeCloseTo(width))

test('a label beyond its limit is long, and one that no line holds is too long', () => {
  const labels = ['Reglas del juego', 'Reglas de los juegos', 'Reglas de los juegos de la casa']
  expect(labels.map((text) => isLongLabel('Rules', text))).toEqual([false, true, true])
  expect(labels.map((text) => isTooLongLabel('Rules', text))).toEqual([false, false, true])
})

test.each(LANGUAGE_CODES)('%s has no label that no place holds', (code) => {
  const own = readCatalogue(code)
  const tooLong = Object.entries(readCatalogue('EN')).filter(([id, text]) =>
    isTooLongLabel(text, own[id] ?? ''),
  )
  expect(tooLong).toEqual([])
})
