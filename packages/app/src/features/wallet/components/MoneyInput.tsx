import { currencyDecimals, isPositive, type AmountProblem, type Decimal } from '@livery/domain'
import { formatMoney, moneyParts } from '@livery/i18n'
import { AmountField } from '@livery/ui/amount-field'
import { useIntl } from 'react-intl'

import { errorMessages } from '../../../shell/errors/errors.messages.ts'
import { moneyMessages as messages } from '../money.messages.ts'
import { briefMoney } from './briefMoney.ts'

export interface MoneyInputProps {
  /** As typed. */
  readonly value: string
  readonly currency: string
  readonly bounds: { readonly minimum: Decimal; readonly maximum: Decimal }
  /** What is wrong with it; null while nothing is, or while nobody has asked. */
  readonly problem: AmountProblem | null
  /** Amounts to pick with one tap. */
  readonly presets: readonly Decimal[]
  /** One more of them: everything there is. */
  readonly all?: Decimal | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** How much: a large figure in the currency of the brand, with amounts to pick from. */
export function MoneyInput({
  value,
  currency,
  bounds,
  problem,
  presets,
  all,
  disabled,
  onChange,
}: MoneyInputProps) {
  const { formatMessage, locale } = useIntl()
  const symbol = moneyParts(locale, '0', currency)
    .find(({ kind }) => kind === 'currency')
    ?.text.trim()
  const brief = (amount: Decimal): string => briefMoney(locale, amount, currency)
  const words = {
    missing: formatMessage(messages.missing),
    tooLow: formatMessage(messages.tooLow, { amount: formatMoney(locale, bounds.minimum, currency) }),
    tooHigh: formatMessage(messages.tooHigh, { amount: formatMoney(locale, bounds.maximum, currency) }),
    insufficient: formatMessage(errorMessages.insufficient),
  } satisfies Record<AmountProblem, string>
  return (
    <AmountField
      label={formatMessage(messages.amount)}
      value={value}
      onChange={onChange}
      symbol={symbol ?? currency}
      decimals={currencyDecimals(currency)}
      help={
        isPositive(bounds.minimum)
          ? formatMessage(messages.range, { minimum: brief(bounds.minimum), maximum: brief(bounds.maximum) })
          : formatMessage(messages.tooHigh, { amount: brief(bounds.maximum) })
      }
      error={problem === null ? undefined : words[problem]}
      disabled={disabled}
      presets={[
        ...presets.map((amount) => ({
          value: amount,
          label: briefMoney(locale, amount, currency, 'none'),
        })),
        ...(all === undefined ? [] : [{ value: all, label: formatMessage(messages.most) }]),
      ]}
    />
  )
}
