import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { badgeText, totalUnread } from './badge.ts'
import { favouritesFrom, isFavourite, listAfterToggle, toggleFavourite } from './favourites.ts'
import { filterNeedsSession, hasMore, joinPages, nextPage, openTab } from './paging.ts'

describe('paging', () => {
  const key = (item: string) => item

  it('keeps the order and each entry once, however pages overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))), (pages) => {
        expect(joinPages(pages, key)).toEqual([...new Set(pages.flat())])
      }),
    )
  })

  test.each([
    [1, 3, true, 2],
    [3, 3, false, undefined],
    [1, 0, false, undefined],
  ])('page %i of %i: more %s', (pageNum, totalPages, more, next) => {
    expect(hasMore({ pageNum, totalPages })).toBe(more)
    expect(nextPage({ pageNum, totalPages })).toBe(next)
  })

  it('resets on a tab change; recent and fav are for members', () => {
    expect(openTab('RNG')).toEqual({ tab: 'RNG', search: '', filter: 'all', page: 1 })
    expect(['all', 'hot', 'recent', 'fav'].filter((f) => filterNeedsSession(f as 'all'))).toEqual([
      'recent',
      'fav',
    ])
  })
})

describe('favourites', () => {
  const session = { type: 0 }
  const list = favouritesFrom([1, '2', 2])

  it('holds node ids as strings, once each', () => {
    expect(list).toEqual(['1', '2'])
    expect(isFavourite(list, 2)).toBe(true)
  })

  it('asks visitors to log in', () => {
    expect(toggleFavourite(null, [], 1)).toEqual({ kind: 'login', to: '/m/login' })
  })

  it('are taken off where they are kept, and else put on', () => {
    expect(toggleFavourite(session, list, 3)).toEqual({ kind: 'add', nodeId: '3' })
    expect(toggleFavourite(session, list, 1)).toEqual({ kind: 'remove', nodeId: '1' })
  })

  it('takes a removed game off the list under the fav filter alone', () => {
    const games = [{ nodeId: 1 }, { nodeId: '2' }]
    const remove = toggleFavourite(session, list, 2)
    expect(listAfterToggle(games, remove, 'fav')).toEqual([{ nodeId: 1 }])
    expect(listAfterToggle(games, remove, 'all')).toBe(games)
  })
})

test.each([
  [null, null],
  [0, null],
  [-3, null],
  [Number.NaN, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('badge of %j is %j', (unread, text) => expect(badgeText(unread)).toBe(text))

test('unread counts add up, absent ones count nothing', () => {
  expect(totalUnread([2, null, undefined, -1, 3])).toBe(5)
})
