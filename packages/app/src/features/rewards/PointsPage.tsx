import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { RecordList } from '@livery/ui/record-list'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { routeTitles } from '#platform/routing/routeTitles.messages.ts'

import { pointsQuery } from './figures.queries.ts'
import { figureMessages as messages } from './rewards.messages.ts'
import { useFigureDay } from './useFigureDay.ts'

/** Points of the member: their sum, and each day. */
export default function PointsPage() {
  const { formatMessage, formatNumber, locale } = useIntl()
  const query = useQuery(pointsQuery(useGateway()))
  const dayOf = useFigureDay()
  return (
    <PageBody>
      <QueryView query={query} pending={<PageSkeletons shapes={['card', 'card']} />}>
        {({ currency, total, stakeOfPoint, list }) => (
          <>
            <Card>
              <Stack gap="half">
                <Text size="small" tone="secondary">
                  {formatMessage(routeTitles.points)}
                </Text>
                <Text size="heading" weight="bold" numeric>
                  {formatNumber(total)}
                </Text>
              </Stack>
            </Card>
            <Text size="small" tone="secondary">
              {formatMessage(messages.pointsRule, { amount: formatMoney(locale, stakeOfPoint, currency) })}
            </Text>
            <RecordList
              label={formatMessage(routeTitles.points)}
              records={list.map(({ day, points }) => ({
                id: day,
                title: dayOf(day),
                amount: formatNumber(points, { signDisplay: 'always' }),
                amountTone: 'gain',
              }))}
              empty={
                <EmptyState
                  illustration="offer"
                  title={formatMessage(messages.noDays)}
                  action={<GamesButton />}
                />
              }
            />
          </>
        )}
      </QueryView>
    </PageBody>
  )
}
