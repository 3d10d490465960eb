import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { hasMore, joinPages, nextPage } from './pages.ts'

describe('paging', () => {
  const key = (item: string) => item

  it('keeps the order and each entry once, however the pages overlap', () => {
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
  ])('page %i of %i: more %s (S-centre-10)', (pageNum, totalPages, more, next) => {
    expect(hasMore({ pageNum, totalPages })).toBe(more)
    expect(nextPage({ pageNum, totalPages })).toBe(next)
  })

  it('keeps the first of two entries with one key', () => {
    const pages = [
      [{ id: 1, at: 'first' }],
      [
        { id: 1, at: 'second' },
        { id: 2, at: 'second' },
      ],
    ]
    expect(joinPages(pages, ({ id }) => String(id))).toEqual([
      { id: 1, at: 'first' },
      { id: 2, at: 'second' },
    ])
    expect(joinPages([], key)).toEqual([])
  })

  it('reads a list to its end in as many calls as it has pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (totalPages) => {
        const asked: number[] = []
        for (let at: number | undefined = 1; at !== undefined; at = nextPage({ pageNum: at, totalPages })) {
          asked.push(at)
        }
        expect(asked).toEqual(Array.from({ length: totalPages }, (_, index) => index + 1))
      }),
    )
  })
})
