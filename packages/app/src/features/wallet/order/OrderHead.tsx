import { formatMoney } from '@livery/i18n'
import { Countdown } from '@livery/ui/countdown'
import { IconFailure, IconHourglass, IconSuccess, type IconType } from '@livery/ui/icon'
import { Heading, Text } from '@livery/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useDeviceMoment } from '#capabilities/lottery/periods/usePhase.ts'
import { useTimeLeft } from '#capabilities/lottery/periods/useTimeLeft.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'

import { MainAmount } from '../components/MainAmount.tsx'
import { statusMessages } from '../deposit/deposit.messages.ts'
import { depositQuery, type Deposit } from '../deposit/deposit.queries.ts'
import * as css from '../wallet.css.ts'
import { orderMessages as messages } from './order.messages.ts'

const LOOKS: Readonly<
  Record<Deposit['status'], { readonly icon: IconType; readonly mark: keyof typeof css.marks }>
> = {
  pending: { icon: IconHourglass, mark: 'waiting' },
  paid: { icon: IconSuccess, mark: 'good' },
  expired: { icon: IconFailure, mark: 'bad' },
  cancelled: { icon: IconFailure, mark: 'bad' },
  failed: { icon: IconFailure, mark: 'bad' },
}

/** Head of an order: the deposit's state, its sum, and the time left to pay it. */
export function OrderHead({ order }: { readonly order: Deposit }) {
  const { formatMessage } = useIntl()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const deviceMoment = useDeviceMoment()
  const sayTimeLeft = useTimeLeft()
  const { status, orderNumber, currency } = order
  const { icon: Icon, mark } = LOOKS[status]
  const waits = status === 'pending'
  const notes = useNotes(order)
  return (
    <div className={css.head}>
      <span className={css.marks[mark]}>
        <Icon size="large" />
      </span>
      {/* The state changes while the page is open: screen readers hear it. */}
      <output className={css.headWords}>
        <Heading level={2} size="lead" align="center">
          {formatMessage(statusMessages[status])}
        </Heading>
        {notes.map((note) => (
          <Text key={note} as="span" size="small" tone="secondary" align="center">
            {note}
          </Text>
        ))}
      </output>
      <MainAmount amount={waits ? order.total : (order.credited ?? order.amount)} currency={currency} />
      {waits && (
        <span className={css.clock}>
          <Text as="span" size="small" tone="secondary">
            {formatMessage(messages.left)}
          </Text>
          <Countdown
            until={deviceMoment(Date.parse(order.expiresAt))}
            say={sayTimeLeft}
            onEnd={() =>
              void queryClient.invalidateQueries({ queryKey: depositQuery(gateway, orderNumber).queryKey })
            }
          />
        </span>
      )}
    </div>
  )
}

/** Notes on the payment, in words: nothing charged, late, another sum, or sent back (S-deposit-07). */
function useNotes({ status, amount, credited, returned, paidAt, expiresAt, currency }: Deposit): string[] {
  const { formatMessage, locale } = useIntl()
  const money = (sum: string): string => formatMoney(locale, sum, currency)
  const notes: string[] = []
  if (returned !== undefined) notes.push(formatMessage(messages.sentBack, { amount: money(returned) }))
  else if (status !== 'pending' && status !== 'paid') notes.push(formatMessage(messages.nothingCharged))
  if (credited !== undefined && credited !== amount)
    notes.push(formatMessage(messages.otherSum, { amount: money(credited), ordered: money(amount) }))
  if (paidAt !== undefined && Date.parse(paidAt) > Date.parse(expiresAt))
    notes.push(formatMessage(messages.late))
  return notes
}
