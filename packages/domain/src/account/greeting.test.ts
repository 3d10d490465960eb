import { expect, test } from 'vitest'

import { greetingId } from './greeting.ts'

/** The part of the day of every hour, midnight first. */
const DAY = [
  ...Array.from({ length: 5 }, () => 'night'),
  ...Array.from({ length: 7 }, () => 'morning'),
  ...Array.from({ length: 6 }, () => 'afternoon'),
  ...Array.from({ length: 5 }, () => 'evening'),
  'night',
]

test.each(DAY.map((part, hour) => [hour, part] as const))('at %i it is %s', (hour, part) => {
  expect(greetingId(hour)).toBe(`greeting.${part}`)
})
