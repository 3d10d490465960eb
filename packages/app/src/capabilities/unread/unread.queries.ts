import { unwrap, type Gateway } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES } from '@livery/domain/announcements'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Minimum time between two calls for an unread count (S-messages-06). */
const UNREAD_THROTTLE_MS = 250

/** Query of the unread letters; at most one call in 250 ms. */
export function inboxUnreadQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'inbox', 'unread'],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/wps/message/inbox/unread', { signal }))).unReadCount,
    staleTime: UNREAD_THROTTLE_MS,
    refetchOnWindowFocus: true,
  })
}

/** Query of the unread chat messages; at most one call in 250 ms. */
export function chatUnreadQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'chat', 'unread'],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/wps/relay/CBS_unreadCount', { signal }))).unReadCount,
    staleTime: UNREAD_THROTTLE_MS,
    refetchOnWindowFocus: true,
  })
}

/** Query of the number of unread announcements. */
export function unreadNoticesQuery(gateway: Gateway, merchantCode: string, language: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'notices', merchantCode, language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/relay/MCSFE_getListAnnouncements', {
          params: { query: { types: ANNOUNCEMENT_TYPES.all, platform: ANNOUNCEMENT_PLATFORM, merchantCode } },
          signal,
        }),
      ),
    select: ({ list }) => list.filter(({ read }) => !read).length,
  })
}
