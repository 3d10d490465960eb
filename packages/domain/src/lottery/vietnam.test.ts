import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { END_DIGITS, endOf, headsAndTails } from './vietnam.ts'

test('the end of a number', () => {
  expect([endOf('48213', 'all'), endOf('48213', '3'), endOf('48213', '2'), endOf('7', '2')]).toEqual([
    '48213',
    '213',
    '13',
    '7',
  ])
})

test('heads and tails hold every number once', () => {
  const lines = headsAndTails(['48213', '19', '7', '00010', '319'])
  expect(lines[1]).toEqual({ head: '1', tails: ['0', '3', '9', '9'] })
  expect(lines[0]).toEqual({ head: '0', tails: ['7'] })
  expect(lines.flatMap(({ tails }) => tails)).toHaveLength(5)
})

test('every prize is on the line of its tens digit, and only there', () => {
  const prize = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(prize), (prizes) => {
      const lines = headsAndTails(prizes)
      const ends = lines.flatMap(({ head, tails }) => tails.map((tail) => head + tail))
      expect(lines.map(({ head }) => head).join('')).toBe('0123456789')
      expect(ends.toSorted()).toEqual(prizes.map((number) => number.slice(-2)).toSorted())
      for (const { tails } of lines) expect(tails).toEqual(tails.toSorted())
    }),
  )
})

test('a filter keeps the end of a number and never lengthens it', () => {
  fc.assert(
    fc.property(fc.nat().map(String), fc.constantFrom(...END_DIGITS), (number, digits) => {
      const end = endOf(number, digits)
      expect(number.endsWith(end)).toBe(true)
      expect(end).toHaveLength(digits === 'all' ? number.length : Math.min(Number(digits), number.length))
    }),
  )
})
