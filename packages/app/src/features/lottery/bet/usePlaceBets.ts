import { ROUTES } from '@livery/domain/routes'
import { useQueryClient } from '@tanstack/react-query'

import { periodQuery, PLAYS } from '#capabilities/lottery/lottery.queries.ts'
import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isRefusal, refusalOf } from '#platform/errors/refusalOf.ts'

import { orderRefusals } from './bet.messages.ts'
import { betsOfOrder, betToWire, type BetsToPlace, type Receipt } from './betMapping.ts'
import { useTicket } from './ticket.ts'

/**
 * Places a slip, once. After a call without an answer, the next press sends the same order again under the same
 * Idempotency-Key, even for a draw that has closed meanwhile, after navigation or a reload: only the gateway knows
 * whether it had arrived.
 */
export function usePlaceBets(onPlaced: (receipt: Receipt, placed: BetsToPlace) => void) {
  const gateway = useGateway()
  const { overlays } = useServices()
  const queryClient = useQueryClient()
  const { calls } = useTicket()
  return useMoneyOnce({
    name: 'bet',
    orderOf: betToWire,
    contentOf: betsOfOrder,
    record: ROUTES.betRecord.titleId,
    send: (order, { header, signal }) => calls.placeOrder(order, header, signal),
    onDone: onPlaced,
    onFailed: (error, tell, { gameId }) => {
      const message = refusalOf(error, orderRefusals)
      if (message) overlays.notify.failure(message)
      else tell()
      if (isRefusal(error, 'order.period_closed')) {
        void queryClient.invalidateQueries({ queryKey: periodQuery(gateway, gameId).queryKey })
      }
      if (isRefusal(error, 'order.odds_changed')) void queryClient.invalidateQueries({ queryKey: PLAYS })
    },
  })
}
