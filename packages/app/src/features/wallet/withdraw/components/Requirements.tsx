import type { Schemas } from '@livery/api'
import { isPositive, withdrawalObstacle } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconBankCard, IconClock, IconDeposit, IconKey, IconPlay } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Heading } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'

import { depositMessages } from '../../deposit/deposit.messages.ts'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { AvailableHead } from './AvailableHead.tsx'

export interface RequirementsProps {
  readonly rules: Schemas['WithdrawRules']
  readonly hasCard: boolean
  readonly hasPaymentPassword: boolean
}

/** Missing requirements for a withdrawal, each with a link to meet it. */
export function Requirements({ rules, hasCard, hasPaymentPassword }: RequirementsProps) {
  const { formatMessage, locale } = useIntl()
  const obstacle = withdrawalObstacle(rules)
  if (obstacle === 'closed') {
    return (
      <EmptyState
        illustration="maintenance"
        title={formatMessage(messages.closed)}
        text={formatMessage(depositMessages.noWaysText)}
      />
    )
  }
  const money = (amount: string): string => formatMoney(locale, amount, rules.currency)
  return (
    <div className={css.plain}>
      <AvailableHead rules={rules} />
      <Heading level={2} size="lead">
        {formatMessage(messages.before)}
      </Heading>
      <Card padding="none">
        <List>
          {isPositive(rules.turnoverLeft) && (
            <ListRow
              icon={IconPlay}
              label={formatMessage(moneyMessages.turnover, { amount: money(rules.turnoverLeft) })}
              detail={formatMessage(messages.stake)}
              href={ROUTES.home.path}
            />
          )}
          {obstacle === 'count' && (
            <ListRow
              icon={IconClock}
              label={formatMessage(messages.count)}
              detail={formatMessage(messages.countText)}
            />
          )}
          {obstacle === 'tooLittle' && (
            <ListRow
              icon={IconDeposit}
              label={formatMessage(messages.tooLittle, { amount: money(rules.minimum) })}
              href={ROUTES.deposit.path}
            />
          )}
          {!hasCard && (
            <ListRow
              icon={IconBankCard}
              label={formatMessage(messages.addCard)}
              href={`${ROUTES.memberHome.path}#bankCards`}
            />
          )}
          {!hasPaymentPassword && (
            <ListRow
              icon={IconKey}
              label={formatMessage(paymentPasswordMessages.missing)}
              detail={formatMessage(paymentPasswordMessages.intro)}
              href={`${ROUTES.memberHome.path}#paymentPassword`}
            />
          )}
        </List>
      </Card>
    </div>
  )
}
