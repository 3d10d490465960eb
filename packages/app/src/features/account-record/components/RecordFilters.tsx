import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@livery/domain/money'
import { Select } from '@livery/ui/select'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import {
  accountRecordMessages as messages,
  transactionStatusMessages,
  transactionTypeMessages,
} from '../accountRecord.messages.ts'
import type { RecordFilter } from '../accountRecord.queries.ts'

const ALL = 'all'

export interface RecordFiltersProps {
  readonly filter: RecordFilter
  readonly onChange: (filter: RecordFilter) => void
}

/** Filters by kind and status of transactions. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const { formatMessage } = useIntl()
  const all = { value: ALL, label: formatMessage(messages.all) } as const
  const closeLabel = formatMessage(overlayMessages.close)
  return (
    <Row equal>
      <Select<TransactionType | typeof ALL>
        label={formatMessage(messages.type)}
        options={[
          all,
          ...TRANSACTION_TYPES.map((value) => ({
            value,
            label: formatMessage(transactionTypeMessages[value]),
          })),
        ]}
        value={filter.type ?? ALL}
        onChange={(type) => onChange({ ...filter, type: type === ALL ? undefined : type })}
        closeLabel={closeLabel}
        bare
      />
      <Select<TransactionStatus | typeof ALL>
        label={formatMessage(messages.status)}
        options={[
          all,
          ...TRANSACTION_STATUSES.map((value) => ({
            value,
            label: formatMessage(transactionStatusMessages[value]),
          })),
        ]}
        value={filter.status ?? ALL}
        onChange={(status) => onChange({ ...filter, status: status === ALL ? undefined : status })}
        closeLabel={closeLabel}
        bare
      />
    </Row>
  )
}
