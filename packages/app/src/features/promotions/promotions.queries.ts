import { GatewayError, unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage, type PromotionName } from '@livery/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

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

/** One promotion with its text and conditions; `null` when there is none of that name. */
export function promotionQuery(gateway: Gateway, name: PromotionName | null, language: string) {
  return queryOptions({
    queryKey: [...PROMOTIONS_SCOPE, 'one', name, language],
    queryFn: async ({ signal }): Promise<Schemas['PromotionDetail'] | null> => {
      const promotionId = name && ('id' in name ? name.id : await idOfKey(gateway, name.key, signal))
      if (!promotionId) return null
      try {
        return await unwrap(
          gateway.GET('/wps/promotions/{promotionId}', { params: { path: { promotionId } }, signal }),
        )
      } catch (error) {
        if (error instanceof GatewayError && error.status === 404) return null
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
