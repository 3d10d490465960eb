import { unwrap, type Gateway, type ValueOf } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES } from '@livery/domain/announcements'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { dropOlderAnswers } from '#platform/queries/dropOlderAnswers.ts'

const NOTICES = [MEMBER_SCOPE, 'notices'] as const

/** Query of the announcements; their read state belongs to the member. */
export function noticesQuery(gateway: Gateway, merchantCode: string, language: string) {
  return queryOptions({
    queryKey: [...NOTICES, merchantCode, language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/relay/MCSFE_getListAnnouncements', {
          params: { query: { types: ANNOUNCEMENT_TYPES.all, platform: ANNOUNCEMENT_PLATFORM, merchantCode } },
          signal,
        }),
      ),
  })
}

/** Least time between two calls that mark as read, ms (S-announcements-03). */
const MARK_READ_EVERY_MS = 150
let nextTurn = 0

/** Delay until a mark may be sent, so that quick reading sends one at most every 150 ms. @param now ms since 1970 */
export function delayOfMark(now: number): number {
  const at = Math.max(now, nextTurn)
  nextTurn = at + MARK_READ_EVERY_MS
  return at - now
}

async function turnToSend(now: number): Promise<void> {
  const delay = delayOfMark(now)
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
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
    mutationFn: async (announcementId: string) => {
      await turnToSend(Date.now())
      return unwrap(
        gateway.POST('/wps/relay/MCSFE_markAnnouncementAsRead', { body: { announcementId, read: true } }),
      )
    },
    onMutate: (id) => {
      queryClient.setQueriesData<Notices>(
        { queryKey: NOTICES },
        (notices) =>
          notices && {
            ...notices,
            list: notices.list.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
          },
      )
      dropOlderAnswers(queryClient, { queryKey: NOTICES })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTICES }),
  })
  return useCallback(
    (id) => {
      if (signedIn) mutate(id)
    },
    [signedIn, mutate],
  )
}
