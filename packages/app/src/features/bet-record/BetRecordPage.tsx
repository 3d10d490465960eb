import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
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
import { PERIODS } from '#capabilities/period/period.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import { betRecordMessages as messages } from './betRecord.messages.ts'
import { ordersQuery, type BetFilter } from './betRecord.queries.ts'
import { BetFilters } from './components/BetFilters.tsx'
import { RecordTotals } from './components/RecordTotals.tsx'
import { useOrderEntries } from './useOrderEntries.tsx'

const TABS = 'bet-record'
/** Empty records while a page is loading. */
const LOADING = 5

/** Bet record: the member's bets of a period, with their totals. */
export default function BetRecordPage() {
  const { formatMessage, locale } = useIntl()
  const [filter, setFilter] = useState<BetFilter>({ period: 'today' })
  const { period } = filter
  const orders = useInfiniteQuery(ordersQuery(useGateway(), filter, locale))
  const entries = useOrderEntries(orders.data?.pages.flatMap((page) => page.list) ?? [])

  return (
    <PageBody>
      <DateRange
        id={TABS}
        label={formatMessage(periodLabel)}
        periods={PERIODS.map((id) => ({ id, label: formatMessage(periodMessages[id]) }))}
        period={period}
        onPeriodChange={(next) => setFilter({ ...filter, period: next })}
      />
      <TabPanel of={TABS} selected={period}>
        <Stack gap="x4">
          <BetFilters filter={filter} onChange={setFilter} />
          <RecordTotals totals={orders.data?.pages[0]?.totals} />
          <QueryFrame query={orders}>
            {() => (
              <>
                <RecordList
                  label={formatMessage(messages.list)}
                  records={entries}
                  loading={orders.isPending || orders.isFetchingNextPage ? LOADING : 0}
                  onNearEnd={loadMore(orders)}
                  empty={
                    <EmptyState
                      illustration="records"
                      title={formatMessage(messages.empty)}
                      text={formatMessage(messages.emptyDetail)}
                      action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.play)}</LinkButton>}
                    />
                  }
                />
                <MoreFailed query={orders} />
              </>
            )}
          </QueryFrame>
        </Stack>
      </TabPanel>
    </PageBody>
  )
}
