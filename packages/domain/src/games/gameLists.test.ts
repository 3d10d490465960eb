import { expect, test } from 'vitest'

import { filterNeedsSession, GAME_LIST_FILTERS, openTab, PAGE_SIZE } from './gameLists.ts'

test.each([
  ['all', false],
  ['hot', false],
  ['recent', true],
  ['fav', true],
] as const)('the filter %s is for members alone: %s', (filter, members) => {
  expect(filterNeedsSession(filter)).toBe(members)
})

test('the table above covers every filter', () => {
  expect(GAME_LIST_FILTERS).toEqual(['all', 'hot', 'recent', 'fav'])
})

test('a newly opened tab has no search, no filter and the first page (S-centre-09)', () => {
  expect(openTab('RNG')).toEqual({ tab: 'RNG', search: '', filter: 'all', page: 1 })
})

test('every page size is at least one (S-centre-11)', () => {
  expect(PAGE_SIZE).toEqual({ favouritesOnHome: 15, favourites: 100, gameCentre: 25, gameSearch: 9 })
})
