import { ROUTES } from '@livery/domain/routes'
import { formatMoment, formatMoney, useTranslate } from '@livery/i18n'
import { Button, LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconSuccess } from '@livery/ui/icon'
import { Row } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { OrderNumber } from '#capabilities/copying/OrderNumber.tsx'
import { languageAtom } from '#platform/language/language.ts'
import { focusMain } from '#platform/page/focusMain.ts'
import { usePageHeader } from '#platform/page/pageHeader.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { MainAmount } from '../../components/MainAmount.tsx'
import { OrderDetails } from '../../components/OrderDetails.tsx'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { cardName, type Receipt } from '../withdrawal.ts'

export interface WithdrawReceiptProps {
  readonly receipt: Receipt
  readonly onAnother: () => void
}

/** Receipt of an accepted withdrawal: amount, card, and the order number. */
export function WithdrawReceipt({ receipt: { withdrawal, card }, onAnother }: WithdrawReceiptProps) {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const language = useAtomValue(languageAtom)
  const flags = useFlags()
  const { orderNumber, currency, createdAt } = withdrawal
  usePageHeader({ documentTitle: formatMessage(messages.asked) })
  // The form that had the focus is gone.
  useEffect(focusMain, [])
  const money = (amount: string): string => formatMoney(locale, amount, currency)
  return (
    <div className={css.plain}>
      <div className={css.head}>
        <span className={css.marks.good}>
          <IconSuccess size="large" />
        </span>
        <Heading level={2} size="lead" align="center">
          {formatMessage(messages.asked)}
        </Heading>
        <MainAmount amount={withdrawal.received} currency={currency} />
        <Text size="small" tone="secondary" align="center">
          {formatMessage(messages.askedText)}
        </Text>
      </div>
      <Card>
        <OrderDetails
          details={[
            {
              label: formatMessage(moneyMessages.orderNumber),
              value: <OrderNumber number={orderNumber} />,
            },
            { label: formatMessage(messages.to), value: <bdi>{cardName(card)}</bdi> },
            {
              label: formatMessage(moneyMessages.time),
              value: language ? formatMoment(language, createdAt) : createdAt,
            },
            { label: formatMessage(moneyMessages.amount), value: money(withdrawal.amount) },
            { label: formatMessage(moneyMessages.fee), value: money(withdrawal.fee) },
            { label: formatMessage(messages.received), value: money(withdrawal.received), strong: true },
          ]}
        />
      </Card>
      <Row equal>
        <Button fill tone="quiet" onPress={onAnother}>
          {formatMessage(messages.another)}
        </Button>
        {flags.MENU_ACCOUNT_RECORD ? (
          <LinkButton fill href={ROUTES.accountRecord.path}>
            {translate(ROUTES.accountRecord.titleId)}
          </LinkButton>
        ) : (
          <LinkButton fill href={ROUTES.home.path}>
            {formatMessage(moneyMessages.home)}
          </LinkButton>
        )}
      </Row>
    </div>
  )
}
