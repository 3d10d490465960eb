import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

export type VietnamRegion = Schemas['VietnamRegion']

/** What narrows the list of results. */
export interface VietnamFilter {
  /** Absent: all three regions. */
  readonly region: VietnamRegion | undefined
  /** A day in Vietnam, `2026-11-20`; absent: each province's last draw. */
  readonly date: string | undefined
}

/** Provinces draw once a day; a list that is open in the evening looks again, ms. */
const RESULTS_INTERVAL = 60_000

/** The results of the provinces. */
export function vietnamResultsQuery(gateway: Gateway, { region, date }: VietnamFilter) {
  return queryOptions({
    queryKey: ['lottery', 'vietnam', 'results', region, date],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/lotto/vn/recent', {
          params: { query: { ...(region && { region }), ...(date !== undefined && { date }) } },
          signal,
        }),
      ),
    select: ({ list }) => list,
    refetchInterval: date === undefined ? RESULTS_INTERVAL : false,
  })
}

/** The draws that take bets now. */
export function vietnamPeriodsQuery(gateway: Gateway, region: VietnamRegion | undefined) {
  return queryOptions({
    queryKey: ['lottery', 'vietnam', 'periods', region],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const query = region ? { region } : {}
      const answer = await unwrap(gateway.GET('/lotto/vn/numero', { params: { query }, signal }))
      gateway.clock.learn(Date.parse(answer.serverTime), askedAt, Date.now())
      return answer
    },
    select: ({ list }) => list,
    refetchInterval: RESULTS_INTERVAL,
  })
}
