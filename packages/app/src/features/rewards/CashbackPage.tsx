import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { RecordList } from '@livery/ui/record-list'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { ResultFigures } from '#capabilities/figures/ResultFigures.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { routeTitles } from '#platform/routing/routeTitles.messages.ts'

import { cashbackQuery } from './figures.queries.ts'
import { figureMessages as messages, rewardStateMessages } from './rewards.messages.ts'
import { useFigureDay } from './useFigureDay.ts'

const TONES = { unclaimed: 'warning', claimed: 'success', expired: 'neutral' } as const

/** Cashback of the member: what came back, what waits to be claimed, and each day. */
export default function CashbackPage() {
  const { formatMessage, formatNumber, locale } = useIntl()
  const query = useQuery(cashbackQuery(useGateway()))
  const dayOf = useFigureDay()
  return (
    <PageBody>
      <QueryView query={query} pending={<PageSkeletons shapes={['card', 'card']} />}>
        {({ currency, rate, unclaimed, claimed, list }) => (
          <>
            <Card>
              <ResultFigures
                resultLabel={rewardStateMessages.claimed}
                result={{ amount: claimed, currency }}
                rows={[
                  { label: rewardStateMessages.unclaimed, value: formatMoney(locale, unclaimed, currency) },
                ]}
              />
            </Card>
            <Text size="small" tone="secondary">
              {formatMessage(messages.cashbackRule, {
                rate: formatNumber(Number(rate) / 100, { style: 'percent', maximumFractionDigits: 2 }),
              })}
            </Text>
            <LinkButton fill tone="quiet" href={ROUTES.rewardCenter.path}>
              {formatMessage(routeTitles.rewardCenter)}
            </LinkButton>
            <RecordList
              label={formatMessage(routeTitles.cashback)}
              records={list.map(({ day, amount, state }) => ({
                id: day,
                title: dayOf(day),
                amount: formatMoney(locale, amount, currency, { signed: true }),
                amountTone: state === 'expired' ? 'neutral' : 'gain',
                status: { label: formatMessage(rewardStateMessages[state]), tone: TONES[state] },
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
