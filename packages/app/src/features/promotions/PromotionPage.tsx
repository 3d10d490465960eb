import { promotionOf } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { PromotionArticle } from './components/PromotionArticle.tsx'
import { promotionMessages as messages } from './promotions.messages.ts'
import { promotionQuery } from './promotions.queries.ts'

/** One promotion, named by `?id=` or `?key=`. */
export default function PromotionPage() {
  const { formatMessage, locale } = useIntl()
  const { search } = useLocation()
  const query = useQuery(promotionQuery(useGateway(), promotionOf(search), locale))
  return (
    <QueryView
      query={query}
      pending={
        <PageBody>
          <Skeleton shape="wide" />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </PageBody>
      }
    >
      {(detail) =>
        detail ? (
          <PromotionArticle key={detail.promotion.id} detail={detail} />
        ) : (
          <EmptyState
            illustration="offer"
            title={formatMessage(messages.gone)}
            action={<LinkButton href={ROUTES.promotions.path}>{formatMessage(messages.all)}</LinkButton>}
          />
        )
      }
    </QueryView>
  )
}
