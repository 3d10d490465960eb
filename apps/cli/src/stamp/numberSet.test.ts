import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { NumberSet } from './numberSet.ts'

/** Numbers of 32 bits, with many that are alike in their lower bits and so ask for the same place. */
const numbers = fc.array(
  fc.oneof(
    fc.integer(),
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: 0, max: 200 }).map((n) => n << 20),
  ),
  { maxLength: 400 },
)

it('holds what was added, each number once, and nothing else', () => {
  fc.assert(
    fc.property(numbers, numbers, (added, asked) => {
      const set = new NumberSet()
      for (const number of added) set.add(number)
      set.addAll(Int32Array.from(added))
      const expected = new Set(added)
      expect([...set.values()].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
      for (const number of asked) expect(set.has(number)).toBe(expected.has(number))
    }),
  )
})
