import { isPositive, type AmountBounds } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Select } from '@livery/ui/select'
import { Stack } from '@livery/ui/stack'
import { Controller, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'

import { MoneyInput } from '../components/MoneyInput.tsx'
import { moneyMessages } from '../money.messages.ts'
import type { TransferValues } from './readTransfer.ts'
import { transferMessages as messages } from './transfer.messages.ts'

export interface TransferFieldsProps {
  readonly control: Control<TransferValues>
  readonly wallet: Pick<Wallet, 'currency' | 'wallets'>
  /** Bounds of the amount in the chosen direction. */
  readonly bounds: AmountBounds
}

/** Vendor and amount of a transfer. */
export function TransferFields({ control, wallet: { currency, wallets }, bounds }: TransferFieldsProps) {
  const { formatMessage, locale } = useIntl()
  return (
    <Stack gap="x2">
      {/* Without onBlur: its sheet takes the focus as it opens, and nothing is wrong yet. */}
      <Controller
        name="vendor"
        control={control}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <Select
            ref={ref}
            label={formatMessage(messages.vendor)}
            placeholder={formatMessage(messages.choose)}
            closeLabel={formatMessage(moneyMessages.close)}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            options={wallets.map((one) => ({
              value: one.vendor,
              label: one.name,
              aside: formatMoney(locale, one.balance, currency),
              detail: one.available ? undefined : formatMessage(moneyMessages.vendorUnavailable),
              disabled: !one.available,
            }))}
          />
        )}
      />
      <MoneyInput
        control={control}
        name="amount"
        currency={currency}
        bounds={bounds}
        all={isPositive(bounds.maximum) ? bounds.maximum : undefined}
      />
    </Stack>
  )
}
