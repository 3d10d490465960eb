import { newId } from '@livery/api'
import type { RouteTitleId } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { outcomeMessages } from './outcome.messages.ts'
import { isOrderRefused, isSettledBy, outcomeOf } from './outcome.ts'
import {
  UNANSWERED_ORDERS,
  orderToSend,
  withUnansweredOrder,
  type UnansweredOrder,
} from './unansweredOrders.ts'
import { useAttendedMutation, type AttendedSender } from './useAttendedMutation.ts'

/** Arguments of a send function in addition to the order. */
export interface Sending<Wish> {
  /** Idempotency header: a repeat of the same order has no effect. */
  readonly header: { readonly 'Idempotency-Key': string }
  /** Aborts when the player closes the sheet or leaves the page. */
  readonly signal: AbortSignal
  /** Input of the player, including secrets that are never stored (a payment password). */
  readonly wish: Wish
}

export interface MoneyCall<Wish, Order, Receipt> {
  readonly name: 'deposit' | 'withdraw' | 'transfer' | 'reward' | 'invite' | 'bet'
  /** Order for the gateway. The browser stores it until an answer arrives: no secrets. */
  readonly orderOf: (wish: Wish) => Order
  /** Content that makes two orders equal; the whole order without it. */
  readonly contentOf?: (order: Order) => unknown
  /** Title of the page that shows whether an order without an answer went through. */
  readonly record: RouteTitleId
  readonly send: (order: Order, sending: Sending<Wish>) => Promise<Receipt>
  readonly onDone: (receipt: Receipt, wish: Wish) => void
  /** Shows the failure, for screens without a place for it; `tell` shows it in a toast. */
  readonly onFailed?: (error: Error, tell: () => void, wish: Wish) => void
}

/**
 * Moves money once, now or not at all. Nothing is queued while the device is offline; a call ends with the sheet or page
 * that sent it (`leave`, or the component's removal), and its answer then changes and opens nothing. Where no answer
 * came, the next presses of the same order send it under the same Idempotency-Key until the gateway answers the order,
 * also after the page was loaded again or the player signed in again: only the gateway knows whether it had arrived.
 * The caller words the failures.
 */
export function useMoneyOnce<Wish, Order, Receipt>(
  money: MoneyCall<Wish, Order, Receipt>,
): AttendedSender<Wish> {
  const { name, orderOf, contentOf = (order: Order) => order, record } = money
  const { storage, session, overlays, fail } = useServices()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  // The content is part of the name: another order, here or in another tab, leaves this one's key where it is.
  const slotOf = (wish: Wish): string =>
    [session.current()?.memberName ?? '', name, JSON.stringify(contentOf(orderOf(wish)))].join('/')
  const unanswered = () => storage.read(UNANSWERED_ORDERS) ?? {}
  const keep = (wish: Wish, attempt: UnansweredOrder | undefined): void =>
    storage.write(
      UNANSWERED_ORDERS,
      withUnansweredOrder(unanswered(), slotOf(wish), { attempt, now: Date.now() }),
    )
  const refresh = () => queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })

  function tell(error: Error): void {
    if (outcomeOf(error) !== 'unknown') return fail.ofAction(error)
    overlays.notify.long(outcomeMessages.unknown, { place: translate(record) })
  }

  return useAttendedMutation({
    record,
    refresh,
    call(wish: Wish, signal) {
      const attempt = orderToSend(unanswered()[slotOf(wish)], JSON.stringify(orderOf(wish)), {
        now: Date.now(),
        newKey: newId,
      })
      keep(wish, attempt)
      const header = { 'Idempotency-Key': attempt.key }
      return money.send(JSON.parse(attempt.order) as Order, { header, signal, wish })
    },
    onAnswer(receipt, wish, attended) {
      keep(wish, undefined)
      if (attended) money.onDone(receipt, wish)
      return refresh()
    },
    onFailure(error, wish, attended) {
      if (isSettledBy(error, unanswered()[slotOf(wish)]?.attempts ?? 1)) keep(wish, undefined)
      // The screen shows what is out of date: a channel that was closed, a former limit, a balance that is gone.
      if (isOrderRefused(error)) void refresh()
      if (attended) money.onFailed?.(error, () => tell(error), wish)
    },
  })
}
