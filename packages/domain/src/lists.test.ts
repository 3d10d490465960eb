import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { badgeText, totalUnread } from './badge.ts'
import { applyToggle, favouritesFrom, isFavourite, listAfterToggle, toggleFavourite } from './favourites.ts'
import { filterNeedsSession, hasMore, isNearEnd, mergePage, nextPage, openTab } from './paging.ts'

describe('paging', () => {
  const key = (item: string) => item

  it('replaces on page 1, appends later, lists nothing twice', () => {
    const first = mergePage(['old'], { items: ['a', 'b'], pageNum: 1, totalPages: 3 }, key)
    expect(first).toEqual(['a', 'b'])
    expect(mergePage(first, { items: ['b', 'c'], pageNum: 2, totalPages: 3 }, key)).toEqual(['a', 'b', 'c'])
  })

  it('keeps the order and each entry once, however pages overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))), (pages) => {
        const merged = pages.reduce<readonly string[]>(
          (list, items, at) => mergePage(list, { items, pageNum: at + 1, totalPages: pages.length }, key),
          [],
        )
        expect(merged).toEqual([...new Set(pages.flat())])
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

  it('loads within 300 px of the end', () => {
    expect(isNearEnd({ top: 1_000, viewport: 700, content: 2_000 }, 300)).toBe(true)
    expect(isNearEnd({ top: 999, viewport: 700, content: 2_000 }, 300)).toBe(false)
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

  it('adds in front and removes', () => {
    const add = toggleFavourite(session, list, 3)
    expect(applyToggle(list, add)).toEqual(['3', '1', '2'])
    const remove = toggleFavourite(session, list, 1)
    expect(applyToggle(list, remove)).toEqual(['2'])
  })

  it('takes a removed game off the list under the fav filter alone', () => {
    const games = [{ nodeId: 1 }, { nodeId: '2' }]
    const remove = toggleFavourite(session, list, 2)
    expect(listAfterToggle(games, remove, 'fav')).toEqual([{ nodeId: 1 }])
    expect(listAfterToggle(games, remove, 'all')).toBe(games)
  })

  it('comes back to where it was after two taps', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.string({ minLength: 1 }), (nodes, node) => {
        const once = applyToggle(nodes, toggleFavourite(session, nodes, node))
        const twice = applyToggle(once, toggleFavourite(session, once, node))
        expect([...twice].sort()).toEqual([...nodes].sort())
      }),
    )
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
