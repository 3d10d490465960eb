import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { compareMoney, sumMoney } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useOverlays } from '../../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'
import type { Lottery } from '../../../shell/lottery/lottery.queries.ts'
import { tableMessages as messages } from './table.messages.ts'
import { useTicket, type Ticket } from './ticket.ts'

/** Bets are paid shortly after their draw; asked this often and no longer than this many times, ms. */
const ASK_EVERY = 2_500
const ASK_AT_MOST = 8
/** Orders on one page of the record. */
const PAGE = 50

/** Order numbers of this visit by draw. */
const placedAtom = atom<Readonly<Record<string, readonly string[]>>>({})

const drawKey = (gameId: string, numero: string): string => `${gameId}/${numero}`

/** The member's orders of a draw once they are settled; `null` while one is not. */
async function settledOrders(
  gateway: Gateway,
  vendor: string,
  orderIds: readonly string[],
  headers: ReturnType<Ticket['headers']>,
  signal: AbortSignal,
): Promise<readonly Schemas['Order'][] | null> {
  const query = { vendor, pageNo: 1, pageSize: PAGE }
  const { list } = await unwrap(gateway.GET('/lgw/orders', { params: { query }, headers, signal }))
  const found = list.filter(({ orderId }) => orderIds.includes(orderId))
  return found.every(({ status }) => status !== 'PENDING') ? found : null
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * Tells the member how their bets on a draw went, once they are paid.
 * @returns what notes the receipt of bets that were placed
 */
export function useOutcome(lottery: Lottery, drawn: string | undefined) {
  const { locale } = useIntl()
  const gateway = useGateway()
  const { notify } = useOverlays()
  const queryClient = useQueryClient()
  const { headers } = useTicket()
  const [placed, setPlaced] = useAtom(placedAtom)
  const key = drawn === undefined ? '' : drawKey(lottery.gameId, drawn)
  const orderIds = placed[key]

  useEffect(() => {
    if (!orderIds) return
    const leave = new AbortController()
    async function tell(ids: readonly string[]): Promise<void> {
      for (let asked = 0; asked < ASK_AT_MOST; asked += 1) {
        await pause(ASK_EVERY)
        if (leave.signal.aborted) return
        const orders = await settledOrders(gateway, lottery.vassalage, ids, headers(), leave.signal)
        if (!orders) continue
        setPlaced((all) => Object.fromEntries(Object.entries(all).filter(([draw]) => draw !== key)))
        void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
        const payout = sumMoney(orders.map((order) => order.payout))
        const [{ currency } = { currency: '' }] = orders
        if (compareMoney(payout, '0') > 0)
          notify.success(messages.won, { amount: formatMoney(locale, payout, currency) })
        else if (orders.length > 0) notify.info(messages.lost)
        return
      }
    }
    // Without an answer nothing is said here; the betting record has it in any case.
    tell(orderIds).catch(() => undefined)
    return () => leave.abort()
  }, [orderIds, key, gateway, lottery.vassalage, notify, queryClient, locale, setPlaced, headers])

  return useCallback(
    ({ numero, orders }: Schemas['LotteryReceipt']) =>
      setPlaced((all) => {
        const draw = drawKey(lottery.gameId, numero)
        return { ...all, [draw]: [...(all[draw] ?? []), ...orders] }
      }),
    [lottery.gameId, setPlaced],
  )
}
