import { unwrap, type Gateway, type ValueOf } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES } from '@livery/domain/announcements'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Query of the announcements; their read state belongs to the member. */
export function noticesQuery(gateway: Gateway, merchantCode: string, language: string) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'notices', merchantCode, language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/relay/MCSFE_getListAnnouncements', {
          params: { query: { types: ANNOUNCEMENT_TYPES.all, platform: ANNOUNCEMENT_PLATFORM, merchantCode } },
          signal,
        }),
      ),
  })
}

type Notices = ValueOf<'listAnnouncements'>

/**
 * Marks an announcement as read: at once on screen, then at the gateway, then the list is loaded again
 * (S-announcements-02). A visitor's reading is not recorded.
 */
export function useMarkRead(): (id: string) => void {
  const gateway = useGateway()
  const signedIn = useSession() !== undefined
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (announcementId: string) =>
      unwrap(
        gateway.POST('/wps/relay/MCSFE_markAnnouncementAsRead', { body: { announcementId, read: true } }),
      ),
    onMutate: (id) => {
      queryClient.setQueriesData<Notices>(
        { queryKey: [MEMBER_SCOPE, 'notices'] },
        (notices) =>
          notices && {
            ...notices,
            list: notices.list.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
          },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE, 'notices'] }),
  })
  return useCallback(
    (id) => {
      if (signedIn) mutate(id)
    },
    [signedIn, mutate],
  )
}
