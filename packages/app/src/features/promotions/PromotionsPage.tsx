import { useTranslate } from '@livery/i18n'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { listOf } from '#capabilities/paging/loadMore.ts'
import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { PromotionCard } from './components/PromotionCard.tsx'
import * as css from './promotions.css.ts'
import { promotionMessages as messages } from './promotions.messages.ts'
import { promotionsQuery } from './promotions.queries.ts'

/** List of the operator's promotions. */
export default function PromotionsPage() {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const look = useTenant().layout.pages.promotions
  const query = useInfiniteQuery(promotionsQuery(useGateway(), locale))
  return (
    <QueryView
      query={query}
      pending={<PageSkeletons shapes={['wide', 'wide', 'wide']} />}
      isEmpty={({ pages }) => listOf(pages).length === 0}
      empty={
        <EmptyState
          illustration="offer"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyDetail)}
          action={<GamesButton />}
        />
      }
    >
      {({ pages }) => (
        <PageBody>
          <ul
            aria-label={translate('route.promotions.title')}
            className={css.lists[look === 'rows' ? look : 'cards']}
          >
            {listOf(pages).map((promotion, index) => (
              <li key={promotion.id}>
                <PromotionCard promotion={promotion} first={index === 0} look={look} />
              </li>
            ))}
          </ul>
          <ListEnd query={query} pending={<Skeleton shape="wide" />} />
        </PageBody>
      )}
    </QueryView>
  )
}
