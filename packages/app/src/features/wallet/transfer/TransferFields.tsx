import { isPositive, type AmountBounds } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Stack } from '@livery/ui/stack'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'
import { SelectField } from '#platform/forms/SelectField.tsx'

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
      <SelectField
        name="vendor"
        control={control}
        label={formatMessage(messages.vendor)}
        placeholder={formatMessage(messages.choose)}
        options={wallets.map((one) => ({
          value: one.vendor,
          label: one.name,
          aside: formatMoney(locale, one.balance, currency),
          detail: one.available ? undefined : formatMessage(moneyMessages.vendorUnavailable),
          disabled: !one.available,
        }))}
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
