import { MoneyInput } from '../../components/MoneyInput.tsx'
import type { DepositForm } from '../useDepositForm.ts'

/** Presets that stand in two rows of four. */
const PRESETS = 8

/** How much is to be deposited, within what the chosen way takes. */
export function DepositAmount({ form }: { readonly form: DepositForm }) {
  const { channel, currency } = form
  if (!channel) return null
  return (
    <MoneyInput
      value={form.typed}
      currency={currency}
      bounds={channel}
      problem={form.problem}
      presets={channel.presets.slice(0, PRESETS)}
      onChange={form.type}
    />
  )
}
