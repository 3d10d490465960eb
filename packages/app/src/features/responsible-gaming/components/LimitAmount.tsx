import { currencyDecimals } from '@livery/domain'
import { formatMoney, moneyParts } from '@livery/i18n'
import { AmountField } from '@livery/ui/amount-field'
import { useIntl } from 'react-intl'

import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { suggestedAmounts } from '../suggestedAmounts.ts'

export interface LimitAmountProps {
  /** As typed. */
  readonly value: string
  readonly currency: string
  /** What is typed is no amount. */
  readonly wrong: boolean
  readonly onChange: (value: string) => void
}

/** The amount of a limit, with a few to pick from. */
export function LimitAmount({ value, currency, wrong, onChange }: LimitAmountProps) {
  const { formatMessage, locale } = useIntl()
  const symbol = moneyParts(locale, '0', currency)
    .find(({ kind }) => kind === 'currency')
    ?.text.trim()
  return (
    <AmountField
      label={formatMessage(messages.amount)}
      value={value}
      onChange={onChange}
      symbol={symbol ?? currency}
      decimals={currencyDecimals(currency)}
      error={wrong ? formatMessage(messages.amountWrong) : undefined}
      presetsLabel={formatMessage(messages.amounts)}
      presets={suggestedAmounts(currency).map((amount) => ({
        value: amount,
        label: formatMoney(locale, amount, currency, { decimals: 0, currencyDisplay: 'none' }),
      }))}
    />
  )
}
