import type { Schemas } from '@livery/api'
import { compareMoney } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../betRecord.css.ts'
import { betRecordMessages as messages } from '../betRecord.messages.ts'

export interface RecordTotalsProps {
  /** Undefined while they are on their way. */
  readonly totals: Schemas['OrderTotals'] | undefined
}

/** What a period comes to. */
export function RecordTotals({ totals }: RecordTotalsProps) {
  const { formatMessage, formatNumber, locale } = useIntl()
  const money = (amount: string, signed = false) =>
    totals && formatMoney(locale, amount, totals.currency, { signed })
  const rows = [
    { label: messages.count, value: totals && formatNumber(totals.count) },
    { label: messages.stake, value: totals && money(totals.stake) },
    { label: messages.payout, value: totals && money(totals.payout) },
  ]
  const won = totals !== undefined && compareMoney(totals.profit, '0') > 0
  return (
    <Card>
      <dl aria-label={formatMessage(messages.totals)} className={css.totals}>
        <div className={css.net}>
          <Text as="dt" size="small" tone="secondary">
            {formatMessage(messages.profit)}
          </Text>
          <Text as="dd" size="heading" weight="bold" tone={won ? 'success' : 'primary'} numeric>
            {totals ? money(totals.profit, true) : <Skeleton />}
          </Text>
        </div>
        {rows.map(({ label, value }) => (
          <div key={label.id}>
            <Text as="dt" size="caption" tone="secondary">
              {formatMessage(label)}
            </Text>
            <Text as="dd" weight="medium" numeric>
              {value ?? <Skeleton />}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  )
}
