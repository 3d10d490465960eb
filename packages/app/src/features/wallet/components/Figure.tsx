import { moneyParts } from '@livery/i18n'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../wallet.css.ts'

export interface FigureProps {
  /** Decimal string. */
  readonly amount: string
  /** ISO 4217 code. */
  readonly currency: string
  /** What the figure is. */
  readonly label?: string | undefined
}

/** The sum a screen is about: large, its currency small. */
export function Figure({ amount, currency, label }: FigureProps) {
  const { locale } = useIntl()
  return (
    <div className={css.figure}>
      {label !== undefined && (
        <Text size="small" tone="secondary">
          {label}
        </Text>
      )}
      <Text as="div" size="display" weight="bold" numeric align="center">
        {moneyParts(locale, amount, currency).map(({ kind, text }) => (
          <span key={kind} className={kind === 'currency' ? css.symbol : undefined}>
            {text}
          </span>
        ))}
      </Text>
    </div>
  )
}
