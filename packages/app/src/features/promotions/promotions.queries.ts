import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import type { PromotionName } from '@livery/domain/promotions'
import { readyRichText } from '@livery/ui/rich-text'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { isNotFound } from '#platform/errors/refusalOf.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Promotions on one page of the list. */
const PAGE = 20

/** First parts of the keys: states are the member's own, so that they are forgotten with the session. */
export const PROMOTIONS_SCOPE = [MEMBER_SCOPE, 'promotions'] as const

/** All promotions, page after page, in the operator's order. */
export function promotionsQuery(gateway: Gateway, language: string) {
  return infiniteQueryOptions({
    queryKey: [...PROMOTIONS_SCOPE, 'list', language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/promotions', { params: { query: { pageNo: pageParam, pageSize: PAGE } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** Query of one promotion with its text and conditions; `null` for an unknown name. */
export function promotionQuery(gateway: Gateway, name: PromotionName | null, language: string) {
  return queryOptions({
    queryKey: [...PROMOTIONS_SCOPE, 'one', name, language],
    queryFn: async ({ signal }): Promise<Schemas['PromotionDetail'] | null> => {
      const promotionId = name && ('id' in name ? name.id : await idOfKey(gateway, name.key, signal))
      if (!promotionId) return null
      try {
        const [detail] = await Promise.all([
          unwrap(gateway.GET('/wps/promotions/{promotionId}', { params: { path: { promotionId } }, signal })),
          // The button below the formatted texts would move under a thumb when they replace their skeletons.
          readyRichText(),
        ])
        return detail
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
}

async function idOfKey(gateway: Gateway, key: string, signal: AbortSignal): Promise<string | undefined> {
  const query = { key, pageNo: 1, pageSize: 1 }
  const { list } = await unwrap(gateway.GET('/wps/promotions', { params: { query }, signal }))
  return list[0]?.id
}
