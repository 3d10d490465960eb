/** Page of a list in the contract's format. */
export interface Page<T> {
  readonly list: T[]
  readonly pageNum: number
  readonly totalPages: number
}

/** Paging parameters of a call. */
export interface PageQuery {
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

/** Limit and offset of a page in its list. */
export function pageRange({ pageNo = 1, pageSize = 25 }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize }
}

/** Page made of rows that the database has already limited. */
export function pageOf<T>(list: T[], total: number, { pageNo = 1, pageSize = 25 }: PageQuery): Page<T> {
  return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) }
}

/** Page of a complete list. */
export function cutPage<T>(all: readonly T[], query: PageQuery): Page<T> {
  const { limit, offset } = pageRange(query)
  return pageOf(all.slice(offset, offset + limit), all.length, query)
}
