import { isRealAccount } from '@livery/domain/account'
import { REPORT_PERIODS, type ReportPeriod } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { DateRange } from '@livery/ui/date-range'
import { EmptyState } from '@livery/ui/empty-state'
import { RecordList } from '@livery/ui/record-list'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { MoreFailed } from '#capabilities/paging/ListEnd.tsx'
import { loadMore } from '#capabilities/paging/loadMore.ts'
import { periodLabel, periodMessages } from '#capabilities/period/period.messages.ts'
import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { QueryFrame } from '#platform/queries/QueryView.tsx'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { accountRecordMessages as messages } from './accountRecord.messages.ts'
import { transactionsQuery, type RecordFilter } from './accountRecord.queries.ts'
import { RecordFilters } from './components/RecordFilters.tsx'
import { RecordSums } from './components/RecordSums.tsx'
import { useTransactionEntries } from './useTransactionEntries.tsx'

const TABS = 'account-record'
/** Empty records while a page is loading. */
const LOADING = 5

/** Account record: the transactions of a period, with their totals. */
export default function AccountRecordPage() {
  const { formatMessage, locale } = useIntl()
  const [filter, setFilter] = useState<RecordFilter>({ period: 'week' })
  const { period } = filter
  const record = useInfiniteQuery(transactionsQuery(useGateway(), filter, locale))
  const entries = useTransactionEntries(record.data?.pages ?? [])

  return (
    <PageBody>
      <DateRange
        id={TABS}
        label={formatMessage(periodLabel)}
        periods={REPORT_PERIODS.map((id) => ({ id, label: formatMessage(periodMessages[id]) }))}
        period={period}
        onPeriodChange={(next) => setFilter({ ...filter, period: next })}
      />
      <TabPanel of={TABS} selected={period}>
        <Stack gap="x4">
          <RecordFilters filter={filter} onChange={setFilter} />
          <QueryFrame query={record}>
            {(data) => (
              <>
                <RecordSums record={data?.pages[0]} />
                <RecordList
                  label={formatMessage(messages.list)}
                  records={entries}
                  loading={record.isPending || record.isFetchingNextPage ? LOADING : 0}
                  onNearEnd={loadMore(record)}
                  empty={<NoTransactions filter={filter} onShowAll={(next) => setFilter({ period: next })} />}
                />
                <MoreFailed query={record} />
              </>
            )}
          </QueryFrame>
        </Stack>
      </TabPanel>
    </PageBody>
  )
}

interface NoTransactionsProps {
  readonly filter: RecordFilter
  readonly onShowAll: (period: ReportPeriod) => void
}

/** Empty record: because of the filters, which can be cleared, or because there are no transactions. */
function NoTransactions({ filter: { period, type, status }, onShowAll }: NoTransactionsProps) {
  const { formatMessage } = useIntl()
  const { MENU_DEPOSIT } = useFlags()
  const session = useSession()
  if (type !== undefined || status !== undefined) {
    return (
      <EmptyState
        illustration="search"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.noneFound)}
        action={
          <Button tone="quiet" onPress={() => onShowAll(period)}>
            {formatMessage(messages.showAll)}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      illustration="records"
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={
        MENU_DEPOSIT &&
        session &&
        isRealAccount(session.type) && (
          <LinkButton href={ROUTES.deposit.path}>{formatMessage(messages.deposit)}</LinkButton>
        )
      }
    />
  )
}
