import { expect, test } from 'vitest'

import { isOldMeasure, measuredTexts } from './boxes.ts'

const boxes = { screens: 8, misfits: 0 }

test('a measure is old once a text of its language changed, and without the texts that it measured', () => {
  expect(isOldMeasure('DE', { ...boxes, texts: measuredTexts('DE') })).toBe(false)
  expect(isOldMeasure('DE', { ...boxes, texts: measuredTexts('FR') })).toBe(true)
  expect(isOldMeasure('DE', boxes)).toBe(true)
})

test('a pseudo-language has the texts of English', () => {
  expect(measuredTexts('en-XA')).toBe(measuredTexts('EN'))
  expect(measuredTexts('DE')).not.toBe(measuredTexts('EN'))
})
