import { isRealAccount, REPORT_PERIODS, ROUTES, type ReportPeriod } from '@livery/domain'
import { Button, LinkButton } from '@livery/ui/button'
import { DateRange } from '@livery/ui/date-range'
import { EmptyState } from '@livery/ui/empty-state'
import { RecordList } from '@livery/ui/record-list'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useSession } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { loadMore } from '../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../shell/paging/MoreFailed.tsx'
import { periodLabel, periodMessages } from '../../shell/period/period.messages.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import { accountRecordMessages as messages } from './accountRecord.messages.ts'
import { transactionsQuery, type RecordFilter } from './accountRecord.queries.ts'
import { RecordFilters } from './components/RecordFilters.tsx'
import { RecordSums } from './components/RecordSums.tsx'
import { useTransactionEntries } from './useTransactionEntries.tsx'

const TABS = 'account-record'
/** Empty records while a page is loading. */
const LOADING = 5

/** What moved the member's balance: a period, its sums, and every transaction of it. */
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
          {record.isError && entries.length === 0 ? (
            <QueryFailure error={record.error} onRetry={() => void record.refetch()} />
          ) : (
            <>
              <RecordSums record={record.data?.pages[0]} />
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
        </Stack>
      </TabPanel>
    </PageBody>
  )
}

interface NoTransactionsProps {
  readonly filter: RecordFilter
  readonly onShowAll: (period: ReportPeriod) => void
}

/** Nothing there: because of the filters, which can be taken back, or because nothing has happened. */
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
