import { ROUTES } from '@livery/domain/routes'
import { formatMoment, formatMoney, useTranslate } from '@livery/i18n'
import { Button, LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Row } from '@livery/ui/stack'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { OrderNumber } from '#capabilities/copying/OrderNumber.tsx'
import { languageAtom } from '#platform/language/language.ts'
import { usePageHeader } from '#platform/page/pageHeader.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { useLayout } from '#platform/whitelabel/useTemplates.ts'

import { OrderDetails } from '../components/OrderDetails.tsx'
import { depositMessages, kindMessages, statusMessages } from '../deposit/deposit.messages.ts'
import type { Deposit } from '../deposit/deposit.queries.ts'
import { moneyMessages } from '../money.messages.ts'
import * as css from '../wallet.css.ts'
import { orderMessages as messages } from './order.messages.ts'
import { OrderHead } from './OrderHead.tsx'
import { PayMeans } from './PayMeans.tsx'
import { useCancelDeposit } from './useCancelDeposit.ts'

/**
 * Details of a deposit in the layout of the operator's template. The new one (`dep_func` 1) begins with how to pay and has
 * the order's facts on a card; the base one lists the facts first.
 */
export function OrderView({ order }: { readonly order: Deposit }) {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const language = useAtomValue(languageAtom)
  const flags = useFlags()
  const isNew = useLayout('depositLayout') === 'new'
  const money = (amount: string): string => formatMoney(locale, amount, order.currency)
  const { orderNumber, status } = order
  const cancel = useCancelDeposit(orderNumber)
  usePageHeader({ documentTitle: formatMessage(statusMessages[status]) })
  const means = status === 'pending' && <PayMeans order={order} />
  const details = (
    <OrderDetails
      details={[
        {
          label: formatMessage(moneyMessages.orderNumber),
          value: <OrderNumber number={orderNumber} />,
        },
        { label: formatMessage(depositMessages.payBy), value: formatMessage(kindMessages[order.kind]) },
        {
          label: formatMessage(moneyMessages.time),
          value: language ? formatMoment(language, order.createdAt) : order.createdAt,
        },
        { label: formatMessage(depositMessages.credited), value: money(order.credited ?? order.amount) },
        { label: formatMessage(moneyMessages.fee), value: money(order.fee) },
        { label: formatMessage(depositMessages.total), value: money(order.total), strong: true },
      ]}
    />
  )
  return (
    <div className={css.plain}>
      <OrderHead order={order} />
      {isNew ? (
        <>
          {means}
          <Card>{details}</Card>
        </>
      ) : (
        <>
          {details}
          {means}
        </>
      )}
      {status === 'pending' && (
        <Button fill tone="quiet" busy={cancel.isPending} onPress={() => cancel.mutate()}>
          {formatMessage(messages.cancel)}
        </Button>
      )}
      {status !== 'pending' && (
        <Row equal>
          {flags.MENU_ACCOUNT_RECORD && (
            <LinkButton fill tone="quiet" href={ROUTES.accountRecord.path}>
              {translate(ROUTES.accountRecord.titleId)}
            </LinkButton>
          )}
          {status === 'paid' ? (
            <LinkButton fill href={ROUTES.home.path}>
              {formatMessage(moneyMessages.home)}
            </LinkButton>
          ) : (
            <LinkButton fill href={ROUTES.deposit.path}>
              {formatMessage(messages.again)}
            </LinkButton>
          )}
        </Row>
      )}
    </div>
  )
}
