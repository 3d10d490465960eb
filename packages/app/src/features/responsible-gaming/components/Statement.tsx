import { hoursAndMinutes } from '@livery/domain/jurisdiction'
import { subtractMoney } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { DateRange } from '@livery/ui/date-range'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Heading } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import { statementPeriodMessages } from '../limits.messages.ts'
import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { statementQuery } from '../responsibleGaming.queries.ts'

const TABS = 'statement'
const PERIODS = ['today', 'week', 'month', 'quarter', 'all'] as const
type Period = (typeof PERIODS)[number]

/** Statement of the member's stakes, wins, transfers and time on the site: of a recent period, or since the account was opened. */
export function Statement() {
  const { formatMessage, locale } = useIntl()
  const titleId = useId()
  const [period, setPeriod] = useState<Period>('week')
  const statement = useQuery(statementQuery(useGateway(), period))
  const { data } = statement
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
    {
      label: messages.netDeposits,
      value: data && money(subtractMoney(data.deposited, data.withdrawn)),
    },
  ]
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
          <QueryFrame query={statement}>
            {() => (
              <Card>
                <Stack gap="x3">
                  <ResultFigures
                    resultLabel={messages.net}
                    result={data && { amount: data.net, currency: data.currency }}
                    rows={rows}
                  />
                  <TextLink href={ROUTES.betRecord.path} arrow>
                    {formatMessage(messages.bets)}
                  </TextLink>
                </Stack>
              </Card>
            )}
          </QueryFrame>
        </TabPanel>
      </Stack>
    </section>
  )
}
