import { END_DIGITS, type EndDigits } from '@livery/domain/lottery'
import { ROUTES, withQuery } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { Chip, ChipGroup } from '@livery/ui/chip'
import { EmptyState } from '@livery/ui/empty-state'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { useLotteryLauncher } from '#capabilities/lottery/useLotteryLauncher.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { ProvinceResult } from './ProvinceResult.tsx'
import * as css from './vietnam.css.ts'
import { digitMessages, regionMessages, vietnamMessages as messages } from './vietnam.messages.ts'
import { vietnamPeriodsQuery, vietnamResultsQuery, type VietnamRegion } from './vietnam.queries.ts'
import { lastDays } from './vietnamDays.ts'

const REGION_TABS = 'vietnam-region'
const DAY_TABS = 'vietnam-day'
const REGIONS = ['ALL', 'NORTH', 'CENTRAL', 'SOUTH'] as const
/** Tab of each province's last draw. */
const LATEST = 'latest'
/** Format of a day's tab; days are in Vietnam's time zone. */
const DAY = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
  calendar: 'gregory',
} as const

/** Results of the Vietnamese provinces by region, day and number of digits, and the draws that take bets. */
export default function VietnamPage() {
  const { formatDate, formatMessage } = useIntl()
  const gateway = useGateway()
  const navigate = useNavigate()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const region = REGIONS.find((one) => one === query.get('region')) ?? 'ALL'
  const days = lastDays(gateway.clock.now())
  const date = days.find((day) => day === query.get('date'))
  const [digits, setDigits] = useState<EndDigits>('all')

  function show(wanted: { readonly region?: string; readonly date?: string | undefined }): void {
    const next = { region, date, ...wanted }
    const path = withQuery(ROUTES.lotteryVietnam.path, {
      region: next.region === 'ALL' ? undefined : next.region,
      date: next.date === LATEST ? undefined : next.date,
    })
    void navigate(path, { replace: true })
  }
  return (
    <div className={css.page}>
      <Stack gap="x2" gutter>
        <SegmentedTabs
          id={REGION_TABS}
          label={formatMessage(messages.regions)}
          tabs={REGIONS.map((id) => ({ id, label: formatMessage(regionMessages[id]) }))}
          selected={region}
          onSelect={(id) => show({ region: id })}
        />
      </Stack>
      <TabPanel of={REGION_TABS} selected={region}>
        <div className={css.part}>
          <Stack gap="x2" gutter>
            <SegmentedTabs
              id={DAY_TABS}
              label={formatMessage(messages.days)}
              variant="scrolling"
              tabs={[
                { id: LATEST, label: formatMessage(messages.latest) },
                ...days.map((id) => ({
                  id,
                  label: formatDate(`${id}T12:00:00Z`, DAY),
                })),
              ]}
              selected={date ?? LATEST}
              onSelect={(id) => show({ date: id })}
            />
            <ChipGroup label={formatMessage(messages.digits)} layout="equal">
              {END_DIGITS.map((id) => (
                <Chip
                  key={id}
                  label={formatMessage(digitMessages[id])}
                  pressed={digits === id}
                  onPress={() => setDigits(id)}
                />
              ))}
            </ChipGroup>
          </Stack>
          <TabPanel of={DAY_TABS} selected={date ?? LATEST}>
            <Results region={region === 'ALL' ? undefined : region} date={date} digits={digits} />
          </TabPanel>
        </div>
      </TabPanel>
    </div>
  )
}

interface ResultsProps {
  readonly region: VietnamRegion | undefined
  readonly date: string | undefined
  readonly digits: EndDigits
}

function Results({ region, date, digits }: ResultsProps) {
  const { formatMessage } = useIntl()
  const { gateway, language } = useLotteryContext()
  const launch = useLotteryLauncher()
  const results = useQuery(vietnamResultsQuery(gateway, { region, date }))
  const { data: periods } = useQuery(vietnamPeriodsQuery(gateway, region))
  const { data: lotteries } = useQuery(lotteriesQuery(gateway, language))

  return (
    <QueryView
      query={results}
      pending={
        <div className={css.list} aria-busy>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} shape="wide" />
          ))}
        </div>
      }
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          illustration="records"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyDetail)}
          action={
            <LinkButton href={ROUTES.lotteryVietnam.path}>{formatMessage(messages.showLatest)}</LinkButton>
          }
        />
      }
    >
      {(list) => (
        <div className={css.list}>
          {list.map((result) => {
            const lottery = lotteries?.find(({ gameId }) => gameId === result.gameId)
            return (
              <ProvinceResult
                key={`${result.gameId}-${result.drawNumber}`}
                result={result}
                period={periods?.find(({ gameId }) => gameId === result.gameId)}
                digits={digits}
                onBet={lottery && (() => launch(lottery))}
              />
            )
          })}
        </div>
      )}
    </QueryView>
  )
}
