import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { IconBankCard, IconKey, IconLock, IconSafety } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { useIntl } from 'react-intl'

import { bankCardsMessages } from '#capabilities/bank-cards/bankCards.messages.ts'
import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import type { SecuritySheet } from './SecuritySheets.tsx'

export interface SecurityRowsProps {
  readonly member: Schemas['Member']
  readonly onOpen: (sheet: SecuritySheet) => void
}

/** Rows of a `List`: login password, passkeys and devices, payment password and bank cards. */
export function SecurityRows({ member, onOpen }: SecurityRowsProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const flags = useFlags()
  return (
    <>
      {flags.MENU_CHANGE_PASSWORD && (
        <ListRow
          icon={IconKey}
          label={formatMessage(messages.changePassword)}
          href={ROUTES.changePassword.path}
        />
      )}
      <ListRow icon={IconSafety} label={translate(ROUTES.security.titleId)} href={ROUTES.security.path} />
      <ListRow
        icon={IconLock}
        label={formatMessage(paymentPasswordMessages.title)}
        value={formatMessage(member.hasPaymentPassword ? messages.isSet : messages.notSet)}
        onPress={() => onOpen('paymentPassword')}
      />
      <ListRow
        icon={IconBankCard}
        label={formatMessage(bankCardsMessages.title)}
        onPress={() => onOpen('bankCards')}
      />
    </>
  )
}
