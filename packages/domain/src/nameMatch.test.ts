import { expect, test } from 'vitest'

import { namesHolding, readName, searchable } from './nameMatch.ts'

test.each([
  ['Prism Slots', 'prism', true],
  ['Prism Slots', 'slot', true],
  ['Prism Slots', 'prsim', true],
  ['Prism Slots', 'prisn', true],
  ['Prism Slots', 'pris', true],
  ['Prism Slots', 'priism', true],
  ['Prism Slots', 'prixx', false],
  ['Prism Slots', 'xri', false],
  ['Golden Koi Gold', 'goldn koi', true],
  ['Golden Koi Gold', 'koi golden', true],
  ['Golden Koi Gold', 'golden carp', false],
  ['Đá gà', 'da ga', true],
  ['Prism Slots', '  ', false],
] as const)('%s is found by %s: %s', (name, typed, found) => {
  expect(namesHolding(typed)(readName(name))).toBe(found)
})

test('the best name comes first, and slips are forgiven only where nothing is spelled so', () => {
  const names = ['Dark Dragon', 'Dragon', 'Dragons Gate', 'Snapdragon', 'Dagon Deep']
  const find = searchable(names, readName)
  expect(find('dragon')).toEqual(['Dragon', 'Dragons Gate', 'Dark Dragon', 'Snapdragon'])
  expect(find('dragno')).toEqual(['Dark Dragon', 'Dragon', 'Dragons Gate'])
  expect(find('')).toEqual([])
})
