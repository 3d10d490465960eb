/** One page of a list, as the contract's lists answer. */
export interface Page<T> {
  readonly list: T[]
  readonly pageNum: number
  readonly totalPages: number
}

/** What a call asks of a list. */
export interface PageQuery {
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

/** Where a page lies in its list. */
export function pageRange({ pageNo = 1, pageSize = 25 }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize }
}

/** Wraps rows that were already cut to a page. */
export function pageOf<T>(list: T[], total: number, { pageNo = 1, pageSize = 25 }: PageQuery): Page<T> {
  return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) }
}

/** Cuts a page out of a whole list. */
export function cutPage<T>(all: readonly T[], query: PageQuery): Page<T> {
  const { limit, offset } = pageRange(query)
  return pageOf(all.slice(offset, offset + limit), all.length, query)
}
