import { moneyParts } from '@livery/i18n'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../wallet.css.ts'

export interface MainAmountProps {
  /** Decimal string. */
  readonly amount: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly label?: string | undefined
}

/** Main amount of a screen: large, with a small currency. */
export function MainAmount({ amount, currency, label }: MainAmountProps) {
  const { locale } = useIntl()
  return (
    <div className={css.mainAmount}>
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
