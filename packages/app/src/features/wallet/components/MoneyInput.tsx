import {
  currencyDecimals,
  isPositive,
  moneyFromInput,
  type AmountBounds,
  type Decimal,
} from '@livery/domain/money'
import { currencySymbol, isSymbolAtEnd } from '@livery/i18n'
import { AmountField } from '@livery/ui/amount-field'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { moneyMessages as messages } from '../money.messages.ts'
import { briefMoney } from './briefMoney.ts'

export interface MoneyInputProps<Values extends FieldValues> {
  readonly control: Control<Values>
  /** Field of the form: the amount as typed. Its error is the message about a wrong one (`useAmountMessage`). */
  readonly name: FieldPathByValue<Values, string>
  readonly currency: string
  readonly bounds: AmountBounds
  /** Preset amounts for one tap. */
  readonly presets?: readonly Decimal[]
  /** Additional preset: the whole balance. */
  readonly all?: Decimal | undefined
}

/**
 * Amount field of a form: a large figure in the currency of the brand, with presets. Leaving it judges nothing: a sheet
 * takes the focus as it opens, and nothing is wrong yet.
 */
export function MoneyInput<Values extends FieldValues>({
  control,
  name,
  currency,
  bounds,
  presets,
  all,
}: MoneyInputProps<Values>) {
  const { formatMessage, locale } = useIntl()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ control, name })
  const brief = (amount: Decimal): string => briefMoney(locale, amount, currency)
  return (
    <AmountField
      ref={ref}
      label={formatMessage(messages.amount)}
      value={String(value)}
      onChange={onChange}
      symbol={currencySymbol(locale, currency)}
      symbolAtEnd={isSymbolAtEnd(locale, currency)}
      decimals={currencyDecimals(currency)}
      read={moneyFromInput}
      help={
        isPositive(bounds.minimum)
          ? formatMessage(messages.range, { minimum: brief(bounds.minimum), maximum: brief(bounds.maximum) })
          : formatMessage(messages.tooHigh, { amount: brief(bounds.maximum) })
      }
      error={fieldState.error?.message}
      presets={[
        ...(presets ?? []).map((amount) => ({ value: amount, label: brief(amount) })),
        ...(all === undefined ? [] : [{ value: all, label: formatMessage(messages.most) }]),
      ]}
    />
  )
}
