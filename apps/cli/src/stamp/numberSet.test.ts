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
  // Lists of every length: short ones alone never fill the first table.
  { maxLength: 400, size: 'max' },
)

const sorted = (all: Iterable<number>) => [...all].sort((a, b) => a - b)

it('holds what was added, each number once, and nothing else', () => {
  fc.assert(
    fc.property(numbers, numbers, (added, asked) => {
      const [oneByOne, together] = [new NumberSet(), new NumberSet()]
      for (const number of added) oneByOne.add(number)
      together.addAll(Int32Array.from(added))
      const expected = new Set(added)
      for (const set of [oneByOne, together]) {
        expect(sorted(set.values())).toEqual(sorted(expected))
        for (const number of [...added, ...asked]) expect(set.has(number)).toBe(expected.has(number))
      }
    }),
  )
})
