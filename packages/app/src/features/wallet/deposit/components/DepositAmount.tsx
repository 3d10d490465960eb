import { Controller } from 'react-hook-form'

import { MoneyInput } from '../../components/MoneyInput.tsx'
import type { DepositForm } from '../useDepositForm.ts'

/** Number of presets: two rows of four. */
const PRESETS = 8

/** Amount of the deposit, within the bounds of the chosen channel. */
export function DepositAmount({ form }: { readonly form: DepositForm }) {
  const { channel, currency, control } = form
  if (!channel) return null
  return (
    <Controller
      name="amount"
      control={control}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <MoneyInput
          ref={ref}
          value={value}
          currency={currency}
          bounds={channel}
          error={fieldState.error?.message}
          presets={channel.presets.slice(0, PRESETS)}
          onChange={onChange}
        />
      )}
    />
  )
}
