import { unwrap, type Gateway, type ValueOf } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

type InboxPages = InfiniteData<ValueOf<'getInbox'>>

/** Letters on one page. */
const PAGE = 20
/** Maximum of ids per call in the contract. */
const MAX_IDS_PER_CALL = 100

const LISTS = [MEMBER_SCOPE, 'inbox', 'list'] as const
/** Query key of the unread count, which the message center shares. */
const UNREAD = [MEMBER_SCOPE, 'inbox', 'unread'] as const

/** The member's letters, page after page, newest first. */
export function inboxQuery(gateway: Gateway, language: string) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, language],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/message/inbox', {
          params: { query: { pageNo: pageParam, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}

/** Updates the cached letters. */
function change(
  queryClient: QueryClient,
  rewrite: (list: InboxPages['pages'][number]['list']) => typeof list,
): void {
  queryClient.setQueriesData<InboxPages>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: rewrite(page.list) })) },
  )
}

type UnreadCount = ValueOf<'readInbox'>

/**
 * Sends ids in calls of as many as the contract takes, one after another.
 * @returns the last answer
 */
async function inCalls(
  ids: readonly string[],
  send: (ids: string[]) => Promise<UnreadCount>,
): Promise<UnreadCount> {
  const answer = await send(ids.slice(0, MAX_IDS_PER_CALL))
  const left = ids.slice(MAX_IDS_PER_CALL)
  return left.length > 0 ? inCalls(left, send) : answer
}

/** Marks letters as read: at once on screen, then at the gateway. After a failure the next fetch corrects the list. */
export function useReadLetters(): (ids: readonly string[]) => void {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (all: readonly string[]) =>
      inCalls(all, (ids) => unwrap(gateway.POST('/wps/message/inbox/read', { body: { ids } }))),
    onMutate: (ids) =>
      change(queryClient, (list) =>
        list.map((letter) => (ids.includes(letter.id) ? { ...letter, read: true } : letter)),
      ),
    onSuccess: ({ unReadCount }) => queryClient.setQueryData(UNREAD, unReadCount),
    onError: () => queryClient.invalidateQueries({ queryKey: LISTS }),
  })
  return (ids) => {
    if (ids.length > 0) mutate(ids)
  }
}

/** Deletes letters; they leave the list once the gateway has agreed. */
export function useDeleteLetters(onDeleted: () => void) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (all: readonly string[]) =>
      inCalls(all, (ids) => unwrap(gateway.DELETE('/wps/message/inbox', { body: { ids } }))),
    meta: { toastFailure: true },
    onSuccess: ({ unReadCount }, ids) => {
      change(queryClient, (list) => list.filter((letter) => !ids.includes(letter.id)))
      queryClient.setQueryData(UNREAD, unReadCount)
      onDeleted()
    },
    // Refetches the list: letters of later pages moved up.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LISTS }),
  })
}
