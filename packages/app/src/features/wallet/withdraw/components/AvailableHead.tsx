import type { Schemas } from '@livery/api'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { MainAmount } from '../../components/MainAmount.tsx'
import { VendorWalletsRow } from '../../components/VendorWalletsRow.tsx'
import * as css from '../../wallet.css.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'

/** Head of the withdrawal page: available amount, withdrawals left today, and money with vendors. */
export function AvailableHead({ rules }: { readonly rules: Schemas['WithdrawRules'] }) {
  const { formatMessage } = useIntl()
  return (
    <div data-hero className={css.hero}>
      <MainAmount
        label={formatMessage(messages.available)}
        amount={rules.available}
        currency={rules.currency}
      />
      {rules.dailyCountLeft > 0 && (
        <Text size="small" tone="secondary" align="center">
          {formatMessage(messages.left, { count: rules.dailyCountLeft })}
        </Text>
      )}
      <VendorWalletsRow whenAway />
    </div>
  )
}
