import type { Schemas } from '@livery/api'
import { formatMoment, formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { OrderNumber } from '#capabilities/copying/OrderNumber.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { OrderDetails } from '../../components/OrderDetails.tsx'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import {
  withdrawalReasonMessages as reasons,
  withdrawalsMessages as messages,
  withdrawalStatusMessages as states,
} from './withdrawals.messages.ts'
import { useCancelWithdrawal, withdrawalsQuery } from './withdrawals.queries.ts'

/** Latest withdrawals, each with its state in words; absent for members without any (S-withdraw-03). */
export function Withdrawals() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(withdrawalsQuery(useGateway()))
  const cancel = useCancelWithdrawal()
  if (!data || data.list.length === 0) return null
  return (
    <section className={css.listing}>
      <Heading level={2} size="lead">
        {formatMessage(messages.title)}
      </Heading>
      {data.list.map((withdrawal) => (
        <WithdrawalCard
          key={withdrawal.orderNumber}
          withdrawal={withdrawal}
          busy={cancel.isPending && cancel.variables === withdrawal.orderNumber}
          onCancel={() => cancel.mutate(withdrawal.orderNumber)}
        />
      ))}
    </section>
  )
}

interface WithdrawalCardProps {
  readonly withdrawal: Schemas['Withdrawal']
  readonly busy: boolean
  readonly onCancel: () => void
}

function WithdrawalCard({ withdrawal, busy, onCancel }: WithdrawalCardProps) {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const { orderNumber, status, reason, createdAt, amount, fee, currency } = withdrawal
  return (
    <Card>
      <Stack gap="x3">
        <output className={css.headWords}>
          <Text as="span" weight="medium">
            {formatMessage(states[status])}
          </Text>
          {reason && (
            <Text as="span" size="small" tone="secondary">
              {formatMessage(reasons[reason])}
            </Text>
          )}
        </output>
        <OrderDetails
          details={[
            {
              label: formatMessage(moneyMessages.orderNumber),
              value: <OrderNumber number={orderNumber} />,
            },
            {
              label: formatMessage(moneyMessages.time),
              value: language ? formatMoment(language, createdAt) : createdAt,
            },
            { label: formatMessage(moneyMessages.amount), value: formatMoney(locale, amount, currency) },
            { label: formatMessage(moneyMessages.fee), value: formatMoney(locale, fee, currency) },
          ]}
        />
        {status === 'pending' && (
          <Button tone="quiet" size="small" busy={busy} onPress={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
