import { REPORT_PERIODS, type ReportPeriod } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { DateRange } from '@livery/ui/date-range'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { periodLabel, periodMessages } from '#capabilities/period/period.messages.ts'
import { RegistrationLink } from '#capabilities/referral/RegistrationLink.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { agentMessages as messages } from '../agent.messages.ts'
import { agentSummaryQuery } from '../agent.queries.ts'
import { AgentLinks } from './AgentLinks.tsx'
import { Earnings } from './Earnings.tsx'

const TABS = 'agent-period'

/** Overview of the team: figures, registration link, and the agent's contracts. */
export function Overview() {
  const { formatMessage, formatNumber, locale } = useIntl()
  const flags = useFlags()
  const [period, setPeriod] = useState<ReportPeriod>('week')
  const summary = useQuery(agentSummaryQuery(useGateway(), period))
  const { data } = summary
  // The link does not depend on the period: it stays while another period's figures are loading.
  const [link, setLink] = useState(data?.registerUrl)
  if (data?.registerUrl !== undefined && data.registerUrl !== link) setLink(data.registerUrl)

  const money = (amount: string | undefined) =>
    data && amount !== undefined ? formatMoney(locale, amount, data.currency) : undefined
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))
  return (
    <QueryFrame query={summary}>
      {() => (
        <Stack gap="x4">
          <DateRange
            id={TABS}
            label={formatMessage(periodLabel)}
            periods={REPORT_PERIODS.map((id) => ({ id, label: formatMessage(periodMessages[id]) }))}
            period={period}
            onPeriodChange={setPeriod}
          />
          <TabPanel of={TABS} selected={period}>
            <Card>
              <ResultFigures
                label={formatMessage(messages.figures)}
                resultLabel={messages.commission}
                result={data && { amount: data.commission, currency: data.currency }}
                rows={[
                  { label: messages.members, value: count(data?.members) },
                  { label: messages.newMembers, value: count(data?.newMembers) },
                  { label: messages.activeMembers, value: count(data?.activeMembers) },
                  { label: messages.deposited, value: money(data?.deposited), long: true },
                  { label: messages.withdrawn, value: money(data?.withdrawn), long: true },
                  { label: messages.staked, value: money(data?.staked), long: true },
                  { label: messages.won, value: money(data?.won), long: true },
                ]}
              />
            </Card>
          </TabPanel>
          {flags.AGENTPOLICY3 && <Earnings period={period} />}
          {link !== undefined && (
            <Card>
              <Stack gap="x4">
                <Stack gap="x1">
                  <Heading level={2} size="lead">
                    {formatMessage(messages.link)}
                  </Heading>
                  <Text size="small" tone="secondary">
                    {formatMessage(messages.linkText)}
                  </Text>
                </Stack>
                <RegistrationLink label={formatMessage(messages.link)} url={link} />
              </Stack>
            </Card>
          )}
          <AgentLinks />
        </Stack>
      )}
    </QueryFrame>
  )
}
