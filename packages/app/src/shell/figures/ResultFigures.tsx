import { compareMoney } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { useIntl, type MessageDescriptor } from 'react-intl'

import * as css from './figures.css.ts'

export interface ResultFiguresProps {
  /** Name of the list for screen readers. */
  readonly label?: string | undefined
  /** What it all comes to: won shows as a success, lost is no alarm. */
  readonly resultLabel: MessageDescriptor
  /** Decimal string and its ISO 4217 currency; undefined while it is on its way. */
  readonly result: { readonly amount: string; readonly currency: string } | undefined
  /** The figures behind it. */
  readonly rows: readonly Figure[]
}

export interface Figure {
  readonly label: MessageDescriptor
  /** In words already; undefined while it is on its way. */
  readonly value: string | undefined
  /** As long as the sums of a whole team: two stand in a line, where others are three. */
  readonly long?: boolean
}

/** What a period of play comes to, and what it is made of. */
export function ResultFigures({ label, resultLabel, result, rows }: ResultFiguresProps) {
  const { formatMessage, locale } = useIntl()
  const won = result !== undefined && compareMoney(result.amount, '0') > 0
  return (
    <dl aria-label={label} className={rows.some(({ long }) => long) ? css.mixed : css.figures}>
      <div className={css.result}>
        <Text as="dt" size="small" tone="secondary">
          {formatMessage(resultLabel)}
        </Text>
        <Text as="dd" size="heading" weight="bold" tone={won ? 'success' : 'primary'} numeric>
          {result ? formatMoney(locale, result.amount, result.currency, { signed: true }) : <Skeleton />}
        </Text>
      </div>
      {rows.map((row) => (
        <div key={row.label.id} className={row.long ? css.long : css.short}>
          <Text as="dt" size="caption" tone="secondary">
            {formatMessage(row.label)}
          </Text>
          <Text as="dd" weight="medium" numeric>
            {row.value ?? <Skeleton />}
          </Text>
        </div>
      ))}
    </dl>
  )
}
