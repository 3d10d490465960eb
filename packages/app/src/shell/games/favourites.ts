import { unwrap } from '@livery/api'
import type { Gateway } from '@livery/api'
import {
  favouritesFrom,
  listAfterToggle,
  MESSAGE_DURATIONS,
  PAGE_SIZE,
  toggleFavourite,
  type Favourites,
} from '@livery/domain'
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryFilters,
} from '@tanstack/react-query'
import { useCallback } from 'react'

import { useGateway, useOverlays, useSession } from '../boot/index.ts'
import { MEMBER_SCOPE } from '../gateway/memberQueries.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'
import { useSignInFirst } from '../routing/returnTo.ts'
import type { GamePage } from './catalogue.queries.ts'
import { gameMessages } from './games.messages.ts'

const NOTHING_KEPT: Favourites = []

/** Node ids of everything the member keeps. */
export function favouriteIdsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'favourites', 'ids'],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: PAGE_SIZE.favourites }
      const { nodeIds } = await unwrap(gateway.GET('/lgw/games/favourites', { params: { query }, signal }))
      return favouritesFrom(nodeIds)
    },
  })
}

interface GameToKeep {
  readonly nodeId: string
  readonly vendor: string
}

export interface FavouriteControl {
  readonly ids: Favourites
  /** What a tap on the heart does; a visitor is sent to sign in. */
  toggle(game: GameToKeep): void
}

/**
 * The hearts of the game tiles. The list changes once the gateway has accepted; on failure the loading message
 * goes away and nothing else is shown (specification, 'Favourite toggle'; decision 16).
 */
export function useFavourites(): FavouriteControl {
  const gateway = useGateway()
  const session = useSession()
  const queryClient = useQueryClient()
  const { notify, loading } = useOverlays()
  const signInFirst = useSignInFirst()
  const idsQuery = favouriteIdsQuery(gateway)
  const { data: ids = NOTHING_KEPT } = useQuery({ ...idsQuery, enabled: session !== undefined })

  const { mutate } = useMutation({
    mutationFn: ({ game, kind }: { readonly game: GameToKeep; readonly kind: 'add' | 'remove' }) => {
      const body = { nodeId: game.nodeId, vendor: game.vendor }
      return unwrap(
        kind === 'add'
          ? gateway.POST('/lgw/games/favourites', { body })
          : gateway.DELETE('/lgw/games/favourites', { body }),
      )
    },
    // One after the other: each answer is the whole list, and an older one must not come last.
    scope: { id: 'favourites' },
    meta: { wordedByCaller: true },
    onMutate: () => ({
      close: loading(overlayMessages.loading, { limit: MESSAGE_DURATIONS.favouritesLoading }),
    }),
    onSuccess: ({ nodeIds }, { game: { nodeId }, kind }) => {
      queryClient.setQueryData(idsQuery.queryKey, favouritesFrom(nodeIds))
      const shelves: QueryFilters = {
        queryKey: [MEMBER_SCOPE, 'favourites'],
        predicate: ({ queryKey }) => queryKey[2] !== idsQuery.queryKey[2],
      }
      // What was let go leaves the lists at once; asking again only fills the gap.
      queryClient.setQueriesData<InfiniteData<GamePage>>(shelves, (list) => {
        if (!list) return list
        const left = (page: GamePage) => ({
          ...page,
          items: listAfterToggle(page.items, { kind, nodeId }, 'fav'),
        })
        return { ...list, pages: list.pages.map(left) }
      })
      void queryClient.invalidateQueries(shelves)
      notify.saved(gameMessages.saved)
    },
    onSettled: (_answer, _error, _variables, context) => context?.close(),
  })

  const toggle = useCallback(
    (game: GameToKeep) => {
      const action = toggleFavourite(session ?? null, ids, game.nodeId)
      if (action.kind === 'login') signInFirst()
      else mutate({ game, kind: action.kind })
    },
    [session, ids, signInFirst, mutate],
  )
  return { ids, toggle }
}
