import { currencyDecimals, isPositive, moneyFromInput, type Decimal } from '@livery/domain/money'
import { moneyParts } from '@livery/i18n'
import { AmountField } from '@livery/ui/amount-field'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import { moneyMessages as messages } from '../money.messages.ts'
import { briefMoney } from './briefMoney.ts'
import type { AmountBounds } from './useAmountMessage.ts'

export interface MoneyInputProps {
  /** Amount as typed. */
  readonly value: string
  readonly currency: string
  readonly bounds: AmountBounds
  /** Message about a wrong amount (`useAmountMessage`); undefined while it is right. */
  readonly error: string | undefined
  /** Preset amounts for one tap. */
  readonly presets: readonly Decimal[]
  /** Additional preset: the whole balance. */
  readonly all?: Decimal | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
  /** The control, for the form to put the focus into. */
  readonly ref: Ref<HTMLInputElement>
}

/** Amount field: a large figure in the currency of the brand, with presets. */
export function MoneyInput({
  value,
  currency,
  bounds,
  error,
  presets,
  all,
  disabled,
  onChange,
  ref,
}: MoneyInputProps) {
  const { formatMessage, locale } = useIntl()
  const symbol = moneyParts(locale, '0', currency)
    .find(({ kind }) => kind === 'currency')
    ?.text.trim()
  const brief = (amount: Decimal): string => briefMoney(locale, amount, currency)
  return (
    <AmountField
      ref={ref}
      label={formatMessage(messages.amount)}
      value={value}
      onChange={onChange}
      symbol={symbol ?? currency}
      decimals={currencyDecimals(currency)}
      read={moneyFromInput}
      help={
        isPositive(bounds.minimum)
          ? formatMessage(messages.range, { minimum: brief(bounds.minimum), maximum: brief(bounds.maximum) })
          : formatMessage(messages.tooHigh, { amount: brief(bounds.maximum) })
      }
      error={error}
      disabled={disabled}
      presets={[
        ...presets.map((amount) => ({ value: amount, label: brief(amount) })),
        ...(all === undefined ? [] : [{ value: all, label: formatMessage(messages.most) }]),
      ]}
    />
  )
}
