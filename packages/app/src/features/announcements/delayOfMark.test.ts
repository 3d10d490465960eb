import { expect, test } from 'vitest'

import { delayOfMark } from './announcements.queries.ts'

test('marks are sent at most every 150 ms (S-announcements-03)', () => {
  const start = 1_795_000_000_000
  expect([0, 10, 20, 1_000].map((after) => delayOfMark(start + after))).toEqual([0, 140, 280, 0])
})
