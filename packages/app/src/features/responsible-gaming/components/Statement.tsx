import { compareMoney, hoursAndMinutes, ROUTES } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { DateRange } from '@livery/ui/date-range'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import * as css from '../responsibleGaming.css.ts'
import { saferPlayMessages as messages, statementPeriodMessages } from '../responsibleGaming.messages.ts'
import { statementQuery } from '../responsibleGaming.queries.ts'

const TABS = 'statement'
const PERIODS = ['today', 'week', 'month', 'quarter'] as const
type Period = (typeof PERIODS)[number]

/** What the member staked, won and moved, and how long they were here; up to three months back. */
export function Statement() {
  const { formatMessage, locale } = useIntl()
  const titleId = useId()
  const [period, setPeriod] = useState<Period>('week')
  const { data, error, refetch } = useQuery(statementQuery(useGateway(), period))
  const money = (amount: string | undefined) =>
    data && amount !== undefined ? formatMoney(locale, amount, data.currency) : undefined
  const rows = [
    { label: messages.staked, value: money(data?.staked) },
    { label: messages.won, value: money(data?.won) },
    {
      label: messages.time,
      value: data && formatMessage(messages.hoursMinutes, hoursAndMinutes(data.minutes * 60_000)),
    },
    { label: messages.deposited, value: money(data?.deposited) },
    { label: messages.withdrawn, value: money(data?.withdrawn) },
  ]
  const net = data && formatMoney(locale, data.net, data.currency, { signed: true })
  const won = data !== undefined && compareMoney(data.net, '0') > 0
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="x2">
        <Heading level={2} size="lead" id={titleId}>
          {formatMessage(messages.activity)}
        </Heading>
        <DateRange
          id={TABS}
          label={formatMessage(messages.period)}
          periods={PERIODS.map((id) => ({ id, label: formatMessage(statementPeriodMessages[id]) }))}
          period={period}
          onPeriodChange={setPeriod}
        />
        <TabPanel of={TABS} selected={period}>
          {error && !data ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Card>
              <Stack gap="x3">
                <dl className={css.figures}>
                  <div className={css.net}>
                    <Text as="dt" size="small" tone="secondary">
                      {formatMessage(messages.net)}
                    </Text>
                    <Text as="dd" size="heading" weight="bold" tone={won ? 'success' : 'primary'} numeric>
                      {net ?? <Skeleton />}
                    </Text>
                  </div>
                  {rows.map(({ label, value }) => (
                    <div key={label.id}>
                      <Text as="dt" size="caption" tone="secondary">
                        {formatMessage(label)}
                      </Text>
                      <Text as="dd" weight="medium" numeric>
                        {value ?? <Skeleton />}
                      </Text>
                    </div>
                  ))}
                </dl>
                <TextLink href={ROUTES.bettingRecord.path} arrow>
                  {formatMessage(messages.bets)}
                </TextLink>
              </Stack>
            </Card>
          )}
        </TabPanel>
      </Stack>
    </section>
  )
}
