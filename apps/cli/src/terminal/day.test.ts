import { expect, it } from 'vitest'

import { dayOf, isDay } from './day.ts'

it.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

it('a time begins with its day', () => {
  expect(dayOf('2026-12-24T18:00Z')).toBe('2026-12-24')
})
