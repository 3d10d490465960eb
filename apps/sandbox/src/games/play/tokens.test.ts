import { expect, it } from 'vitest'

import { newToken, roundRandom } from './tokens.ts'

it('a round has chances of its own, the same when it is replayed, of more bits than a guess runs through', () => {
  const seed = newToken()
  const numbersOf = (round: number) => {
    const random = roundRandom(seed, round)
    return Array.from({ length: 16 }, () => random.next())
  }
  expect(numbersOf(1)).toEqual(numbersOf(1))
  expect(numbersOf(1)).not.toEqual(numbersOf(2))
  // A generator of 32 bits gives multiples of this step alone.
  const step = 2 ** -32
  expect(numbersOf(1).some((number) => number % step !== 0)).toBe(true)
})
