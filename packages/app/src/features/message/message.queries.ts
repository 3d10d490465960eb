import { unwrap, type Gateway } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES, DURATIONS } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** Unread letters; asked for at most once in 250 ms. */
export function inboxUnreadQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'inbox', 'unread'],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/wps/message/inbox/unread', { signal }))).unReadCount,
    staleTime: DURATIONS.unreadThrottle,
    refetchOnWindowFocus: true,
  })
}

/** Unread chat messages; asked for at most once in 250 ms. */
export function chatUnreadQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'chat', 'unread'],
    queryFn: async ({ signal }) =>
      (await unwrap(gateway.GET('/wps/relay/CBS_unreadCount', { signal }))).unReadCount,
    staleTime: DURATIONS.unreadThrottle,
    refetchOnWindowFocus: true,
  })
}

/** How many announcements the member has not read. */
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
