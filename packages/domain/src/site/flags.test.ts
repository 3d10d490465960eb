import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { allFlags, effectiveFlags, FEATURE_FLAGS, MENU_FLAGS, WHITELABEL_FLAGS } from './flags.ts'

test.each([
  [true, undefined, true],
  [true, true, true],
  [true, false, false],
  [false, undefined, false],
  [false, true, false],
  [false, false, false],
])('built %s, live %s: %s (S-roles-09)', (built, live, inForce) => {
  expect(effectiveFlags(allFlags(built), live === undefined ? {} : { VIP: live }).VIP).toBe(inForce)
})

test('without a live answer the built flags are in force', () => {
  expect(effectiveFlags(allFlags(true), null)).toEqual(allFlags(true))
})

test('each flag is listed once (S-roles-08)', () => {
  expect(new Set(WHITELABEL_FLAGS).size).toBe(WHITELABEL_FLAGS.length)
})

test('feature flags and menu flags are all the flags', () => {
  expect(WHITELABEL_FLAGS).toEqual([...FEATURE_FLAGS, ...MENU_FLAGS])
  expect(MENU_FLAGS.every((flag) => flag.startsWith('MENU_'))).toBe(true)
})

test('a flag is on when it was built and is not switched off, whatever the platform answers', () => {
  const flags = fc.subarray([...WHITELABEL_FLAGS])
  const live = fc.dictionary(fc.constantFrom(...WHITELABEL_FLAGS, 'UNKNOWN'), fc.boolean())
  fc.assert(
    fc.property(flags, live, (built, answer) => {
      const own = { ...allFlags(false), ...Object.fromEntries(built.map((flag) => [flag, true])) }
      const inForce = effectiveFlags(own, answer)
      expect(Object.keys(inForce)).toEqual([...WHITELABEL_FLAGS])
      for (const flag of WHITELABEL_FLAGS) {
        expect([flag, inForce[flag]]).toEqual([flag, built.includes(flag) && answer[flag] !== false])
      }
    }),
  )
})
