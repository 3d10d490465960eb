import type { Schemas } from '@livery/api'
import { Card } from '@livery/ui/card'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { useMoney } from '#capabilities/money/useMoney.ts'

import { betRecordMessages as messages } from '../betRecord.messages.ts'

export interface RecordTotalsProps {
  /** Totals; undefined while loading. */
  readonly totals: Schemas['OrderTotals'] | undefined
}

/** Totals of a period. */
export function RecordTotals({ totals }: RecordTotalsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const say = useMoney()
  const money = (amount: string | undefined) =>
    totals && amount !== undefined ? say(amount, totals.currency) : undefined
  return (
    <Card>
      <ResultFigures
        label={formatMessage(messages.totals)}
        resultLabel={messages.profit}
        result={totals && { amount: totals.profit, currency: totals.currency }}
        rows={[
          { label: messages.count, value: totals && formatNumber(totals.count) },
          { label: messages.stake, value: money(totals?.stake) },
          { label: messages.payout, value: money(totals?.payout) },
        ]}
      />
    </Card>
  )
}
