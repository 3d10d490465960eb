import { promotionOf, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { PromotionArticle } from './components/PromotionArticle.tsx'
import { promotionMessages as messages } from './promotions.messages.ts'
import { promotionQuery } from './promotions.queries.ts'

/** One promotion, named by `?id=` or `?key=`. */
export default function PromotionPage() {
  const { formatMessage, locale } = useIntl()
  const { search } = useLocation()
  const { data, error, isPending, refetch } = useQuery(
    promotionQuery(useGateway(), promotionOf(search), locale),
  )
  if (isPending) {
    return (
      <PageBody>
        <Skeleton shape="wide" />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </PageBody>
    )
  }
  if (data) return <PromotionArticle key={data.promotion.id} detail={data} />
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />
  return (
    <EmptyState
      illustration="offer"
      title={formatMessage(messages.gone)}
      action={<LinkButton href={ROUTES.activity.path}>{formatMessage(messages.all)}</LinkButton>}
    />
  )
}
