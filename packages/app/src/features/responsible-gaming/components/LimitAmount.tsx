import { currencyDecimals, moneyFromInput } from '@livery/domain/money'
import { currencySymbol, formatMoney, isSymbolAtEnd } from '@livery/i18n'
import { AmountField } from '@livery/ui/amount-field'
import { Controller, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'

import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { suggestedAmounts } from '../suggestedAmounts.ts'
import type { LimitValues } from '../useLimitForm.ts'

export interface LimitAmountProps {
  readonly control: Control<LimitValues>
  readonly currency: string
}

/** Field for the amount of a limit; with suggested amounts, unless the regulator wants it typed (S-gaming-12). */
export function LimitAmount({ control, currency }: LimitAmountProps) {
  const { formatMessage, locale } = useIntl()
  const suggested = useDuties()('freeTextLimits') ? [] : suggestedAmounts(currency)
  return (
    <Controller
      name="amount"
      control={control}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <AmountField
          ref={ref}
          label={formatMessage(messages.amount)}
          value={value}
          onChange={onChange}
          symbol={currencySymbol(locale, currency)}
          symbolAtEnd={isSymbolAtEnd(locale, currency)}
          decimals={currencyDecimals(currency)}
          read={moneyFromInput}
          error={fieldState.error?.message}
          presetsLabel={formatMessage(messages.amounts)}
          presets={suggested.map((amount) => ({
            value: amount,
            label: formatMoney(locale, amount, currency, { decimals: 0 }),
          }))}
        />
      )}
    />
  )
}
