import { depositOrderPath } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { IconHourglass } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'

import * as css from '../../wallet.css.ts'
import { depositMessages as messages } from '../deposit.messages.ts'
import { depositQuery } from '../deposit.queries.ts'
import { LATEST_DEPOSIT } from '../latestDeposit.ts'

/** Note about the latest unpaid deposit, so that the player does not open a second one by mistake. */
export function OpenOrderNote() {
  const { formatMessage, locale } = useIntl()
  const { gateway, storage } = useServices()
  const [orderNumber] = useState(() => storage.read(LATEST_DEPOSIT) ?? '')
  const { data: order } = useQuery({ ...depositQuery(gateway, orderNumber), enabled: orderNumber !== '' })
  if (order?.status !== 'pending') return null
  return (
    <div className={css.note}>
      <IconHourglass />
      <span className={css.noteWords}>
        <Text as="span" size="small" weight="medium" tone="inherit">
          {formatMessage(messages.waiting)}
        </Text>
        <Text as="span" size="small" tone="inherit" numeric>
          {formatMoney(locale, order.total, order.currency)}
        </Text>
      </span>
      <TextLink href={depositOrderPath(order.orderNumber)} tone="inherit" arrow>
        {formatMessage(messages.toOrder)}
      </TextLink>
    </div>
  )
}
