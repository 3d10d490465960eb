import { unwrap, type Gateway } from '@livery/api'
import { useEffect } from 'react'

import { useTellMoment } from '#capabilities/moments/useTellMoment.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'

import type { Deposit } from '../deposit/deposit.queries.ts'

/** Beginning of every account record. */
const EVER = new Date(0).toISOString()

/** Number of deposits that were credited besides this one; 0 or 1, as more makes no difference. */
async function earlierDeposits(gateway: Gateway, orderNumber: string, signal: AbortSignal): Promise<number> {
  const { list } = await unwrap(
    gateway.GET('/wps/transaction/records', {
      params: { query: { startTime: EVER, type: 'deposit', status: 'succeeded', pageNo: 1, pageSize: 2 } },
      signal,
    }),
  )
  return list.some((one) => one.orderNumber !== orderNumber) ? 1 : 0
}

/** Tells of a member's first deposit when it is credited. */
export function useFirstDeposit(order: Deposit | undefined): void {
  const gateway = useGateway()
  const tell = useTellMoment()
  const arrived = order?.status === 'paid' ? order : undefined
  useEffect(() => {
    if (!arrived?.paidAt) return
    const { orderNumber, currency, amount, credited = amount, paidAt } = arrived
    const minutesAgo = (gateway.clock.now() - Date.parse(paidAt)) / 60_000
    const leaving = new AbortController()
    earlierDeposits(gateway, orderNumber, leaving.signal).then(
      (earlier) =>
        tell(
          `deposit/${orderNumber}`,
          { kind: 'deposit', earlier, minutesAgo },
          { kind: 'deposit', amount: credited, currency },
        ),
      // A record that cannot be read says nothing of earlier deposits.
      () => undefined,
    )
    return () => leaving.abort()
  }, [arrived, gateway, tell])
}
