import { expect, test } from 'vitest'

import { openingPlayType, playTypesOf } from './playTypes.ts'

test.each([
  ['Tradition', ['trad'], 'trad'],
  ['Entertainment', ['ent'], 'ent'],
  ['Tradition,Entertainment', ['trad', 'ent'], 'ent'],
  ['', ['trad'], 'trad'],
  [null, ['trad'], 'trad'],
  [undefined, ['trad'], 'trad'],
] as const)('mode %j is played as %j and opens as %s (S-launch-03)', (mode, types, opening) => {
  expect(playTypesOf(mode)).toEqual(types)
  expect(openingPlayType(playTypesOf(mode))).toBe(opening)
})

test('a game without play types opens in the traditional one', () => {
  expect(openingPlayType(undefined)).toBe('trad')
})
