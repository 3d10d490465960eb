import { expect, test } from 'vitest'

import { allFlags, effectiveFlags, WHITELABEL_FLAGS } from './flags.ts'

test.each([
  [true, undefined, true],
  [true, true, true],
  [true, false, false],
  [false, undefined, false],
  [false, true, false],
  [false, false, false],
])('built %s, live %s: %s', (built, live, inForce) => {
  expect(effectiveFlags(allFlags(built), live === undefined ? {} : { VIP: live }).VIP).toBe(inForce)
})

test('without a live answer the built flags stand', () => {
  expect(effectiveFlags(allFlags(true), null)).toEqual(allFlags(true))
})

test('each flag is listed once', () => {
  expect(new Set(WHITELABEL_FLAGS).size).toBe(WHITELABEL_FLAGS.length)
})
