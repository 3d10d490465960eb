import { compareMoney } from '@livery/domain/money'
import { customProperties, letters } from '@livery/ui/fitting'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useMoney } from '#capabilities/money/useMoney.ts'

import * as css from './figures.css.ts'

export interface ResultFiguresProps {
  /** Name of the list for screen readers. */
  readonly label?: string | undefined
  /** Label of the result; a win is shown as a success, a loss is not an alarm. */
  readonly resultLabel: MessageDescriptor
  /** Decimal string and its ISO 4217 currency; undefined while loading. */
  readonly result: { readonly amount: string; readonly currency: string } | undefined
  /** True for a sum that is no win of the reader, such as a team's loss: without a sign and a colour. */
  readonly isPlain?: boolean
  /** Figures that make up the result. */
  readonly rows: readonly ResultFigure[]
}

export interface ResultFigure {
  readonly label: MessageDescriptor
  /** Formatted value; undefined while loading. */
  readonly value: string | undefined
  /** Wide enough for the sums of a whole team: two columns instead of three. */
  readonly long?: boolean
}

/** Result of a period of play, with the figures that make it up. */
export function ResultFigures({ label, resultLabel, result, isPlain = false, rows }: ResultFiguresProps) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const sum = result && money(result.amount, result.currency, { signed: !isPlain })
  const won = !isPlain && result !== undefined && compareMoney(result.amount, '0') > 0
  return (
    // Said whole when another period or filter changes it.
    <dl
      aria-label={label}
      aria-live="polite"
      aria-atomic
      className={rows.some(({ long }) => long) ? css.mixed : css.figures}
    >
      <div className={css.result}>
        <Text as="dt" size="small" tone="secondary">
          {formatMessage(resultLabel)}
        </Text>
        <Text as="dd" size="heading" weight="bold" tone={won ? 'success' : 'primary'} numeric>
          {sum === undefined ? (
            <Skeleton />
          ) : (
            <span className={css.sum} style={customProperties({ [letters]: String(sum.length) })}>
              {sum}
            </span>
          )}
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
