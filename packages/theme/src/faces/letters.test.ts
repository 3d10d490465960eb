import { describe, expect, it } from 'vitest'

import { partByUse, pointsOf, rangeOf } from './letters.ts'

describe('a range of letters', () => {
  it.each([
    ['U+41', [0x41]],
    ['U+0041-0043, U+20AC', [0x41, 0x42, 0x43, 0x20ac]],
  ])('%s is read', (range, points) => expect(pointsOf(range)).toEqual(points))

  it.each([
    [[0x41], 'U+41'],
    [[0x41, 0x42, 0x43, 0x20ac], 'U+41-43,U+20AC'],
    [[], ''],
  ])('of %j is written', (points, range) => expect(rangeOf(points)).toBe(range))

  it('is parted into what the texts need and the rest, and nothing is lost', () => {
    const range = 'U+0000-00FF,U+2018-201D'
    const { first, rest } = partByUse(range, 'déjà vu')
    expect(first).toEqual(expect.arrayContaining([...'aéà ’'].map((letter) => letter.codePointAt(0))))
    expect(rest).toContain('ð'.codePointAt(0))
    expect([...first, ...rest].toSorted((a, b) => a - b)).toEqual(pointsOf(range))
  })
})
