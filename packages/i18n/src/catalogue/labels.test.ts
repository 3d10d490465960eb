import { expect, test } from 'vitest'

import { labelLimit, widthOf } from './labels.ts'

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
