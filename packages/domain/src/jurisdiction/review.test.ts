import { expect, it } from 'vitest'

import { isReviewDue } from './review.ts'

it.each([
  ['2026-05-22T10:00:00.000Z', '2026-11-22T09:59:59.000Z', false],
  ['2026-05-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', true],
  ['2026-11-01T00:00:00.000Z', '2026-11-22T10:00:00.000Z', false],
])('a review since %s is due at %s: %s (S-gaming-08)', (since, now, due) => {
  expect(isReviewDue(since, Date.parse(now))).toBe(due)
})
