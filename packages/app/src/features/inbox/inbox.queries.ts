import { unwrap, type Gateway, type ValueOf } from '@livery/api'
import { nextPage } from '@livery/domain'
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'

import { useGateway } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

type InboxPages = InfiniteData<ValueOf<'getInbox'>>

/** Letters on one page. */
const PAGE = 20
/** The contract takes no more ids in one call. */
const AT_ONCE = 100

const LISTS = [MEMBER_SCOPE, 'inbox', 'list'] as const
/** The message centre shows this number too. */
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

/** Rewrites the letters that are on screen. */
function change(
  queryClient: QueryClient,
  rewrite: (list: InboxPages['pages'][number]['list']) => typeof list,
): void {
  queryClient.setQueriesData<InboxPages>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: rewrite(page.list) })) },
  )
}

/** Marks letters as read: at once on screen, then at the gateway. A failure is put right by the next look. */
export function useReadLetters(): (ids: readonly string[]) => void {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      unwrap(gateway.POST('/wps/message/inbox/read', { body: { ids: ids.slice(0, AT_ONCE) } })),
    meta: { wordedByCaller: true },
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
    mutationFn: (ids: readonly string[]) =>
      unwrap(gateway.DELETE('/wps/message/inbox', { body: { ids: ids.slice(0, AT_ONCE) } })),
    onSuccess: ({ unReadCount }, ids) => {
      change(queryClient, (list) => list.filter((letter) => !ids.includes(letter.id)))
      queryClient.setQueryData(UNREAD, unReadCount)
      onDeleted()
    },
    // What moved up from later pages is fetched.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LISTS }),
  })
}
