import type { Schemas } from '@livery/api'
import { betOutcome } from '@livery/domain/games'
import { compareMoney } from '@livery/domain/money'
import { formatMoment, isolate } from '@livery/i18n'
import type { RecordEntry } from '@livery/ui/record-list'
import { useAtomValue } from 'jotai'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { OrderNumber } from '#capabilities/copying/OrderNumber.tsx'
import { useVendorName } from '#capabilities/games/menu.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { languageAtom } from '#platform/language/language.ts'

import { betRecordMessages as messages, orderStatusMessages } from './betRecord.messages.ts'
import { drawNumberOf } from './orderMapping.ts'

type Order = Schemas['Order']

const OUTCOME_TONES = {
  PENDING: 'warning',
  WON: 'success',
  LOST: 'neutral',
  RETURNED: 'neutral',
  VOID: 'info',
} as const

/** Bets as record entries: the net result first, then what was bet, stake, payout and order number. */
export function useOrderEntries(orders: readonly Order[]): readonly RecordEntry[] {
  const { formatMessage } = useIntl()
  const say = useMoney()
  const vendorName = useVendorName()
  const language = useAtomValue(languageAtom)
  const money = (amount: string, currency: string, signed = false) => say(amount, currency, { signed })

  const fact = (label: MessageDescriptor, value: string | undefined) =>
    value === undefined || value === '' ? [] : [{ label: formatMessage(label), value: <bdi>{value}</bdi> }]

  return orders.map((order) => {
    const outcome = betOutcome(order)
    const open = outcome === 'PENDING'
    return {
      id: order.orderId,
      title: order.gameName,
      detail: formatMessage(messages.vendorAndTime, {
        vendor: isolate(vendorName(order.vendor)),
        time: language ? formatMoment(language, order.placedAt, 'dateTimeSeconds') : order.placedAt,
      }),
      amount: open ? money(order.stake, order.currency) : money(order.profit, order.currency, true),
      amountTone: open || compareMoney(order.profit, '0') <= 0 ? 'neutral' : 'gain',
      status: { label: formatMessage(orderStatusMessages[outcome]), tone: OUTCOME_TONES[outcome] },
      facts: [
        ...fact(messages.draw, drawNumberOf(order)),
        ...fact(messages.bet, order.detail),
        { label: formatMessage(messages.stake), value: money(order.stake, order.currency) },
        { label: formatMessage(messages.payout), value: money(order.payout, order.currency) },
        { label: formatMessage(messages.order), value: <OrderNumber number={order.orderId} /> },
      ],
    }
  })
}
