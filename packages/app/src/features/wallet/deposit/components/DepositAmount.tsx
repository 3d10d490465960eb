import { MoneyInput } from '../../components/MoneyInput.tsx'
import type { DepositForm } from '../useDepositForm.ts'

/** Number of presets: two rows of four. */
const PRESETS = 8

/** Amount of the deposit, within the bounds of the chosen channel. */
export function DepositAmount({ form }: { readonly form: DepositForm }) {
  const { channel, currency, control } = form
  if (!channel) return null
  return (
    <MoneyInput
      control={control}
      name="amount"
      currency={currency}
      bounds={channel}
      presets={channel.presets.slice(0, PRESETS)}
    />
  )
}
