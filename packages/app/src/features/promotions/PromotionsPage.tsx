import { useTranslate } from '@livery/i18n'
import { EmptyState } from '@livery/ui/empty-state'
import { useNearEnd } from '@livery/ui/game-grid'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { loadMore } from '../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../shell/paging/MoreFailed.tsx'
import { PromotionCard } from './components/PromotionCard.tsx'
import { promotionMessages as messages } from './promotions.messages.ts'
import { promotionsQuery } from './promotions.queries.ts'

/** Everything the operator offers beside the games. */
export default function PromotionsPage() {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const query = useInfiniteQuery(promotionsQuery(useGateway(), locale))
  const { data, error, isPending, isFetchingNextPage, refetch } = query
  const end = useNearEnd(loadMore(query))

  if (isPending) {
    return (
      <PageBody>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </PageBody>
    )
  }
  const promotions = data?.pages.flatMap(({ list }) => list) ?? []
  if (error && promotions.length === 0) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (promotions.length === 0) {
    return (
      <EmptyState
        illustration="offer"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyDetail)}
      />
    )
  }
  return (
    <PageBody>
      <Stack as="ul" label={translate('route.activity.title')}>
        {promotions.map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} first={index === 0} />
          </li>
        ))}
      </Stack>
      {isFetchingNextPage && <Skeleton shape="wide" />}
      <MoreFailed query={query} />
      <div ref={end} aria-hidden />
    </PageBody>
  )
}
