import { channelsByKind } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { RadioGroup } from '@livery/ui/radio-group'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { Form } from '#platform/forms/Form.tsx'

import { OrderDetails } from '../../components/OrderDetails.tsx'
import { VendorWalletsRow } from '../../components/VendorWalletsRow.tsx'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { depositMessages as messages, kindMessages } from '../deposit.messages.ts'
import type { DepositForm } from '../useDepositForm.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { OpenOrderNote } from './OpenOrderNote.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { useChannelChoice } from './useChannelChoice.tsx'

/** Base deposit form (`dep_func` 0): every channel in one list, then the amount, the total, and the button. */
export function DepositBaseLayout({ form }: { readonly form: DepositForm }) {
  const { formatMessage, locale } = useIntl()
  const choiceOf = useChannelChoice(form.currency)
  const money = (amount: string | undefined): string => formatMoney(locale, amount ?? '0', form.currency)
  return (
    <div className={css.plain}>
      <OpenOrderNote />
      <div data-hero className={css.hero}>
        <WalletBalance />
      </div>
      <VendorWalletsRow />
      <Form layout="column" onSubmit={form.onSubmit}>
        <DepositAmount form={form} />
        {channelsByKind(form.channels).map(({ kind, channels }) => (
          <RadioGroup
            key={kind}
            label={formatMessage(kindMessages[kind])}
            choices={channels.map(choiceOf)}
            value={form.channel?.id}
            onChange={form.choose}
          />
        ))}
        <PromotionChoice form={form} />
        <OrderDetails
          details={[
            { label: formatMessage(moneyMessages.fee), value: money(form.sum?.fee) },
            { label: formatMessage(messages.total), value: money(form.sum?.total), strong: true },
          ]}
        />
        <Button type="submit" fill disabled={!form.channel}>
          {formatMessage(moneyMessages.review)}
        </Button>
      </Form>
    </div>
  )
}
