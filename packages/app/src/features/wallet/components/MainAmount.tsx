import { moneyParts } from '@livery/i18n'
import { Sum } from '@livery/ui/sum'
import { useIntl } from 'react-intl'

export interface MainAmountProps {
  /** Decimal string. */
  readonly amount: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly label?: string | undefined
}

/** Main amount of a screen of the wallet. */
export function MainAmount({ amount, currency, label }: MainAmountProps) {
  const { locale } = useIntl()
  return <Sum label={label} parts={moneyParts(locale, amount, currency)} />
}
