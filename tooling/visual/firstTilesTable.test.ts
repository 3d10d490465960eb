import { describe, expect, test } from 'vitest'

import { inWords, isTooLow, withFirstTiles } from './firstTilesTable.ts'

const marks = [
  '<!-- first tiles: written by `npm run first-tiles -- --write` -->',
  '<!-- end of the first tiles -->',
]

describe('the table of first tiles', () => {
  test.each([
    { row: { home: 520, centre: 300 }, low: false },
    { row: { home: 521, centre: 300 }, low: true },
    { row: { home: 520, centre: 301 }, low: true },
    { row: { home: 100, centre: 100, game: 44, side: 0 }, low: false },
    { row: { home: 100, centre: 100, game: 45, side: 0 }, low: true },
    { row: { home: 100, centre: 100, game: 44, side: 1 }, low: true },
    { row: { home: Infinity, centre: 100 }, low: true },
    { row: { home: Number.NaN, centre: 100 }, low: true },
  ])('$row is too low: $low', ({ row, low }) => {
    expect(isTooLow(row)).toBe(low)
  })

  test('says where there is no game, and does not write that down', () => {
    const row = { home: Infinity, centre: 298 }
    expect(inWords(row)).toEqual({ home: 'no game', centre: 298 })
    expect(() => withFirstTiles(marks.join('\n'), { 'Coral, visitor': row })).toThrow(
      'Coral, visitor has a place without a game',
    )
  })

  test('replaces the table of the page, and wants its place there', () => {
    const page = withFirstTiles(`a\n${marks[0]}\nold\n${marks[1]}\nz`, {
      'Coral, visitor': { home: 400, centre: 298 },
    })
    expect(page).toContain('| Coral, visitor | 400 | 298 | – | – |\n| at most | 520 | 300 | 44 | 0 |')
    expect(page).not.toContain('old')
    expect(() => withFirstTiles('no place', {})).toThrow('docs/designer.md needs')
  })
})
