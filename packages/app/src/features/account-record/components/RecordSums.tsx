import type { Schemas } from '@livery/api'
import { subtractMoney } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { useIntl } from 'react-intl'

import { ResultFigures } from '../../../shell/figures/ResultFigures.tsx'
import { accountRecordMessages as messages } from '../accountRecord.messages.ts'

export interface RecordSumsProps {
  /** Undefined while they are on their way. */
  readonly record: Pick<Schemas['TransactionRecords'], 'currency' | 'totalIn' | 'totalOut'> | undefined
}

/** What came in, what went out, and what that did to the balance. */
export function RecordSums({ record }: RecordSumsProps) {
  const { formatMessage, locale } = useIntl()
  const money = (amount: string | undefined) =>
    record && amount !== undefined ? formatMoney(locale, amount, record.currency) : undefined
  return (
    <Card>
      <ResultFigures
        label={formatMessage(messages.totals)}
        resultLabel={messages.change}
        result={
          record && { amount: subtractMoney(record.totalIn, record.totalOut), currency: record.currency }
        }
        rows={[
          { label: messages.in, value: money(record?.totalIn) },
          { label: messages.out, value: money(record?.totalOut) },
        ]}
      />
    </Card>
  )
}
