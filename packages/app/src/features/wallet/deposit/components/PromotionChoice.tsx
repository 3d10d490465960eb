import { RadioGroup } from '@livery/ui/radio-group'
import { useIntl } from 'react-intl'

import { depositMessages as messages } from '../deposit.messages.ts'
import type { DepositForm } from '../useDepositForm.ts'

/** Choice of a promotion for the deposit, with what binds its bonus; absent where none goes with it. */
export function PromotionChoice({ form }: { readonly form: DepositForm }) {
  const { formatMessage } = useIntl()
  if (form.promotions.length === 0) return null
  return (
    <RadioGroup
      label={formatMessage(messages.promotion)}
      choices={[
        ...form.promotions.map(({ key, title, summary = '', terms = '' }) => ({
          value: key,
          label: title,
          detail: `${summary} ${terms}`.trim(),
        })),
        { value: '', label: formatMessage(messages.noPromotion) },
      ]}
      value={form.promotion?.key ?? ''}
      onChange={form.choosePromotion}
    />
  )
}
