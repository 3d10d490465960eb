import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { IconBankCard, IconKey, IconLock } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useFlags } from '../../../shell/whitelabel/index.ts'
import { BankCardsSheet } from '../bank-cards/BankCardsSheet.tsx'
import { bankCardsMessages } from '../bank-cards/bankCards.messages.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { PaymentPasswordSheet } from '../payment-password/PaymentPasswordSheet.tsx'
import { paymentPasswordMessages } from '../payment-password/paymentPassword.messages.ts'

/** Rows of a `List`: login password, payment password and bank cards. */
export function SecurityRows({ member }: { readonly member: Schemas['Member'] }) {
  const { formatMessage } = useIntl()
  const flags = useFlags()
  const [opened, setOpened] = useState<'paymentPassword' | 'bankCards'>()
  const close = (): void => setOpened(undefined)
  return (
    <>
      {flags.MENU_CHANGE_PASSWORD && (
        <ListRow
          icon={IconKey}
          label={formatMessage(messages.changePassword)}
          href={ROUTES.changePassword.path}
        />
      )}
      <ListRow
        icon={IconLock}
        label={formatMessage(paymentPasswordMessages.title)}
        value={formatMessage(member.hasPaymentPassword ? messages.isSet : messages.notSet)}
        onPress={() => setOpened('paymentPassword')}
      />
      <ListRow
        icon={IconBankCard}
        label={formatMessage(bankCardsMessages.title)}
        onPress={() => setOpened('bankCards')}
      />
      <PaymentPasswordSheet
        open={opened === 'paymentPassword'}
        onClose={close}
        hasOne={member.hasPaymentPassword}
      />
      <BankCardsSheet
        open={opened === 'bankCards'}
        onClose={close}
        hasPaymentPassword={member.hasPaymentPassword}
        onSetPaymentPassword={() => setOpened('paymentPassword')}
      />
    </>
  )
}
