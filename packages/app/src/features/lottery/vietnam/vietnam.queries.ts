import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { queryOptions } from '@tanstack/react-query'

import { drawFromWire } from '#capabilities/lottery/lotteryMapping.ts'

import { provincePeriodFromWire, type ProvinceDraw, type ProvincePeriod } from './vietnamMapping.ts'

export type VietnamRegion = Schemas['VietnamRegion']

/** Filter of the results. */
export interface VietnamFilter {
  /** Absent: all three regions. */
  readonly region: VietnamRegion | undefined
  /** A day in Vietnam, `2026-11-20`; absent: each province's last draw. */
  readonly date: string | undefined
}

/** Polling interval of the results, ms. Provinces draw once a day. */
const RESULTS_INTERVAL = 60_000

/** The results of the provinces. */
export function vietnamResultsQuery(gateway: Gateway, { region, date }: VietnamFilter) {
  return queryOptions({
    queryKey: ['lottery', 'vietnam', 'results', region, date],
    queryFn: async ({ signal }): Promise<readonly ProvinceDraw[]> => {
      const query = { ...(region && { region }), ...(date !== undefined && { date }) }
      const { list } = await unwrap(gateway.GET('/lotto/vn/recent', { params: { query }, signal }))
      return list.map(drawFromWire)
    },
    refetchInterval: date === undefined ? RESULTS_INTERVAL : false,
  })
}

/** The draws that take bets now. */
export function vietnamPeriodsQuery(gateway: Gateway, region: VietnamRegion | undefined) {
  return queryOptions({
    queryKey: ['lottery', 'vietnam', 'periods', region],
    queryFn: async ({ signal }): Promise<readonly ProvincePeriod[]> => {
      const askedAt = Date.now()
      const query = region ? { region } : {}
      const answer = await unwrap(gateway.GET('/lotto/vn/numero', { params: { query }, signal }))
      gateway.clock.learn(Date.parse(answer.serverTime), askedAt, Date.now())
      return answer.list.map(provincePeriodFromWire)
    },
    refetchInterval: RESULTS_INTERVAL,
  })
}
