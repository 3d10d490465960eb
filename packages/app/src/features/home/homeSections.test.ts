import type { HomeAudience } from '@livery/domain/site'
import { homePreset, homeSection, type HomeSection } from '@livery/tenant'
import { expect, test } from 'vitest'

import { keysOf, sectionsFor } from './homeSections.ts'

const offered = ['HOT', 'RNG', 'LIVE', 'LOTT'] as const
const named = (list: readonly HomeSection[]): readonly string[] => list.map(({ kind }) => kind)

test.each<[readonly HomeAudience[] | undefined, boolean, boolean]>([
  [undefined, true, true],
  [['visitor'], true, false],
  [['member'], false, true],
  [['visitor', 'member'], true, true],
  [['new'], true, true],
  [['member', 'returning'], false, true],
])('a section for %j is shown to a visitor: %s, to a member: %s (S-home-38)', (audience, visitor, member) => {
  const home = [homeSection('hero', audience && { audience })]
  expect(sectionsFor(home, { signedIn: false, offered })).toHaveLength(visitor ? 1 : 0)
  expect(sectionsFor(home, { signedIn: true, offered })).toHaveLength(member ? 1 : 0)
})

test('leaves out what the brand does not offer, and what visitors have none of (S-sports-03)', () => {
  const home = [
    homeSection('sports-board'),
    homeSection('category', { category: 'SPORTS' }),
    homeSection('category', { category: 'RNG' }),
    homeSection('live'),
    homeSection('draws'),
    homeSection('recent'),
  ]
  expect(named(sectionsFor(home, { signedIn: true, offered }))).toEqual([
    'category',
    'live',
    'draws',
    'recent',
  ])
  expect(named(sectionsFor(home, { signedIn: false, offered: ['LOTT'] }))).toEqual(['draws'])
})

test('every section of an order has a key of its own', () => {
  const home = homePreset('sports')
  expect(new Set(keysOf(home)).size).toBe(home.length)
})
