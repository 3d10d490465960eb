import { REPORT_PERIODS, type ReportPeriod } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { DateRange } from '@livery/ui/date-range'
import { latinDigits } from '@livery/ui/digits'
import { SearchField } from '@livery/ui/search-field'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { periodLabel, periodMessages } from '#capabilities/period/period.messages.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import { agentMessages as messages } from '../agent.messages.ts'
import { teamQuery } from '../agent.queries.ts'
import { TeamTable } from './TeamTable.tsx'

const TABS = 'agent-team-period'

/** Profit and loss of the team in a period: the totals, and each member. */
export function TeamProfitLoss() {
  const { formatMessage, locale } = useIntl()
  const [period, setPeriod] = useState<ReportPeriod>('week')
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const query = useInfiniteQuery(teamQuery(useGateway(), period, name))
  const first = query.data?.pages[0]
  const money = (amount: string | undefined) =>
    first && amount !== undefined ? formatMoney(locale, amount, first.currency) : undefined
  return (
    <Stack gap="x4">
      <DateRange
        id={TABS}
        label={formatMessage(periodLabel)}
        periods={REPORT_PERIODS.map((id) => ({ id, label: formatMessage(periodMessages[id]) }))}
        period={period}
        onPeriodChange={setPeriod}
      />
      <SearchField
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => setName(latinDigits(text.trim()))}
        clearLabel={formatMessage(messages.clear)}
      />
      <TabPanel of={TABS} selected={period}>
        <QueryFrame query={query}>
          {() => (
            <Stack gap="x4">
              <Card>
                <ResultFigures
                  label={formatMessage(messages.figures)}
                  resultLabel={messages.net}
                  isPlain
                  result={first && { amount: first.totals.net, currency: first.currency }}
                  rows={[
                    { label: messages.deposited, value: money(first?.totals.deposited), long: true },
                    { label: messages.withdrawn, value: money(first?.totals.withdrawn), long: true },
                    { label: messages.staked, value: money(first?.totals.staked), long: true },
                    { label: messages.won, value: money(first?.totals.won), long: true },
                    { label: messages.promotions, value: money(first?.totals.promotions), long: true },
                  ]}
                />
              </Card>
              <TeamTable query={query} searched={name !== ''} />
            </Stack>
          )}
        </QueryFrame>
      </TabPanel>
    </Stack>
  )
}
