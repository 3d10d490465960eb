import type { Schemas } from '@livery/api'
import { subtractMoney } from '@livery/domain/money'
import { Card } from '@livery/ui/card'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { useMoney } from '#capabilities/money/useMoney.ts'

import { accountRecordMessages as messages } from '../accountRecord.messages.ts'

export interface RecordSumsProps {
  /** Record with the totals; undefined while loading. */
  readonly record: Pick<Schemas['TransactionRecords'], 'currency' | 'totalIn' | 'totalOut'> | undefined
}

/** Totals of a period: money in, money out, and the change of the balance. */
export function RecordSums({ record }: RecordSumsProps) {
  const { formatMessage } = useIntl()
  const say = useMoney()
  const money = (amount: string | undefined) =>
    record && amount !== undefined ? say(amount, record.currency) : undefined
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
