import { type ReportPeriod } from '@livery/domain/money'
import { formatMoment, formatMoney } from '@livery/i18n'
import { DataTable } from '@livery/ui/data-table'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { agentMessages as messages } from '../agent.messages.ts'
import { earningsQuery } from '../agent.queries.ts'
import { contractKindMessages } from '../contracts/contractKinds.messages.ts'
import { useRateLabel } from '../useRateLabel.ts'

/** Wages and dividends that contracts have paid in a period, each with the sum that it was reckoned on (S-agent-09). */
export function Earnings({ period }: { readonly period: ReportPeriod }) {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const rateLabel = useRateLabel()
  const query = useInfiniteQuery(earningsQuery(useGateway(), period))
  const rows = query.data?.pages.flatMap(({ currency, list }) =>
    list.map((one) => ({
      id: `${one.kind} ${one.from}`,
      cells: [
        language ? formatMoment(language, one.from, one.kind === 'hourly' ? undefined : 'date') : one.from,
        formatMessage(contractKindMessages[one.kind]),
        formatMoney(locale, one.amount, currency),
        formatMoney(locale, one.kind === 'dividend' ? one.net : one.staked, currency),
        rateLabel(one.rate),
      ],
    })),
  )
  // The agent's figures above say so if the gateway fails; this table is then absent.
  if (query.isError && !rows) return null
  return (
    <Stack gap="x3">
      <Heading level={2} size="lead">
        {formatMessage(messages.earnings)}
      </Heading>
      {!rows && <Skeleton shape="card" />}
      {rows?.length === 0 && (
        <Text size="small" tone="secondary">
          {formatMessage(messages.noEarnings)}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <DataTable
          caption={formatMessage(messages.earnings)}
          captionHidden
          columns={[
            { id: 'for', label: formatMessage(messages.earnedFor) },
            { id: 'contract', label: formatMessage(messages.contract) },
            { id: 'paid', label: formatMessage(messages.paid), numeric: true },
            { id: 'basis', label: formatMessage(messages.basis), numeric: true },
            { id: 'rate', label: formatMessage(messages.rate), numeric: true },
          ]}
          rows={rows}
        />
      )}
      <ListEnd query={query} pending={<Skeleton shape="card" />} />
    </Stack>
  )
}
