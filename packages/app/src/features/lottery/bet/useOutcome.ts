import type { Schemas } from '@livery/api'
import { isWin } from '@livery/domain/games'
import { isPositive, sumMoney } from '@livery/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { useTellMoment } from '#capabilities/moments/useTellMoment.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { betMessages as messages } from './bet.messages.ts'
import type { Receipt } from './betMapping.ts'
import { useTicket, type Ticket } from './ticket.ts'

/** Polling of the outcome: bets are paid shortly after their draw. Interval, ms, and maximum number of calls. */
const ASK_EVERY = 2_500
const ASK_AT_MOST = 8

/** Order numbers of this visit by draw. */
const placedAtom = atom<Readonly<Record<string, readonly string[]>>>({})

const drawKey = (gameId: string, drawNumber: string): string => `${gameId}/${drawNumber}`

/** Settled orders of a draw; `null` while one is not settled. */
async function settledOrders(
  calls: Ticket['calls'],
  vendor: string,
  orderIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly Schemas['Order'][] | null> {
  const list = await calls.orders(vendor, signal)
  const found = list.filter(({ orderId }) => orderIds.includes(orderId))
  return found.every(({ status }) => status !== 'PENDING') ? found : null
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * Shows the member the outcome of their bets on a draw, once they are paid.
 *
 * @returns the function that stores the receipt of placed bets
 */
export function useOutcome(lottery: Lottery, drawn: string | undefined) {
  const say = useMoney()
  const celebrate = useTellMoment()
  const { notify } = useOverlays()
  const queryClient = useQueryClient()
  const { calls } = useTicket()
  const [placed, setPlaced] = useAtom(placedAtom)
  const key = drawn === undefined ? '' : drawKey(lottery.gameId, drawn)
  const orderIds = placed[key]

  useEffect(() => {
    if (!orderIds || drawn === undefined) return
    const leave = new AbortController()
    async function tell(ids: readonly string[], drawn: string): Promise<void> {
      for (let asked = 0; asked < ASK_AT_MOST; asked += 1) {
        await pause(ASK_EVERY)
        if (leave.signal.aborted) return
        const orders = await settledOrders(calls, lottery.vendor, ids, leave.signal)
        if (!orders) continue
        setPlaced((all) => Object.fromEntries(Object.entries(all).filter(([draw]) => draw !== key)))
        void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
        const [first] = orders
        if (!first) return
        const { currency } = first
        const payout = sumMoney(orders.map((order) => order.payout))
        const outcome = { stake: sumMoney(orders.map((order) => order.stake)), payout }
        const amount = say(payout, currency)
        if (isWin(outcome)) {
          const moment = { kind: 'draw', amount: payout, currency, drawNumber: drawn } as const
          if (!(await celebrate(`draw/${key}`, { kind: 'draw', ...outcome }, moment)))
            notify.success(messages.won, { amount })
        } else if (isPositive(payout)) notify.info(messages.returned, { amount })
        else notify.info(messages.lost)
        return
      }
    }
    // Without an answer there is no message; the betting record has the outcome in any case.
    tell(orderIds, drawn).catch(() => undefined)
    return () => leave.abort()
  }, [orderIds, key, drawn, calls, lottery.vendor, notify, queryClient, say, setPlaced, celebrate])

  return useCallback(
    ({ drawNumber, orders }: Receipt) =>
      setPlaced((all) => {
        const draw = drawKey(lottery.gameId, drawNumber)
        return { ...all, [draw]: [...(all[draw] ?? []), ...orders] }
      }),
    [lottery.gameId, setPlaced],
  )
}
