import type { Schemas } from '@livery/api'
import { effectOf } from '@livery/domain/money'
import { formatMoment } from '@livery/i18n'
import type { RecordEntry } from '@livery/ui/record-list'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { OrderNumber } from '#capabilities/copying/OrderNumber.tsx'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { languageAtom } from '#platform/language/language.ts'

import {
  accountRecordMessages as messages,
  transactionStatusMessages,
  transactionTypeMessages,
} from './accountRecord.messages.ts'

const STATUS_TONES = {
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** Transactions as record entries: the signed amount first, then balance and order number. */
export function useTransactionEntries(
  pages: readonly Schemas['TransactionRecords'][],
): readonly RecordEntry[] {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const language = useAtomValue(languageAtom)

  return pages.flatMap(({ currency, list }) =>
    list.map(({ orderNumber, type, status, amount, balanceAfter, createdAt, note }) => {
      const about = note === '' ? [] : [{ label: formatMessage(messages.note), value: note }]
      return {
        id: `${orderNumber} ${type} ${createdAt}`,
        title: formatMessage(transactionTypeMessages[type]),
        detail: language ? formatMoment(language, createdAt, 'dateTimeSeconds') : createdAt,
        amount: money(amount, currency, { signed: true }),
        amountTone: effectOf(status, amount) === 'in' ? 'gain' : 'neutral',
        status: { label: formatMessage(transactionStatusMessages[status]), tone: STATUS_TONES[status] },
        facts: [
          ...about,
          ...(balanceAfter === undefined
            ? []
            : [
                {
                  label: formatMessage(messages.balance),
                  value: money(balanceAfter, currency),
                },
              ]),
          {
            label: formatMessage(messages.order),
            value: <OrderNumber number={orderNumber} />,
          },
        ],
      }
    }),
  )
}
