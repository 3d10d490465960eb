import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { nearest } from './nearest.ts'

it.each([
  ['REFERAL', ['REFERRAL', 'VIP'], 'REFERRAL'],
  ['hsots', ['hosts', 'name'], 'hosts'],
  ['ja', ['JA', 'KO'], 'JA'],
  ['something else', ['hosts', 'name'], undefined],
  ['', [], undefined],
])('for %j of %j proposes %j', (found, allowed, expected) => {
  expect(nearest(found, allowed)).toBe(expected)
})

it('proposes a word itself before any other', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), (words) => {
      const [word = ''] = words
      expect(nearest(word, words)).toBe(word)
    }),
  )
})
