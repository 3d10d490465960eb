import { unwrap, type Gateway } from '@livery/api'
import {
  CLIENT_TYPE,
  favouritesFrom,
  listAfterToggle,
  PAGE_SIZE,
  toggleFavourite,
  type Favourites,
} from '@livery/domain/games'
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryFilters,
} from '@tanstack/react-query'
import { useCallback } from 'react'

import { useGateway, useOverlays, useSession } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useSignInFirst } from '#platform/routing/returnTo.ts'

import type { GamePage } from './catalogue.queries.ts'
import { gameMessages } from './games.messages.ts'

/** The longest time that a change of the favourites keeps its loading message. */
const LOADING_LIMIT_MS = 10_000

const NOTHING_KEPT: Favourites = []

/** Query of the node ids of the member's favourites. */
function favouriteIdsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'favourites', 'ids'],
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: PAGE_SIZE.favourites, clientType: CLIENT_TYPE } as const
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
  /** Toggles a favourite; a visitor is sent to sign in. */
  toggle(game: GameToKeep): void
}

/**
 * The hearts of the game tiles. The list changes once the gateway has accepted; on failure the loading message
 * goes away and nothing else is shown (S-favourites-03).
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
    onMutate: () => ({
      close: loading(overlayMessages.loading, { limit: LOADING_LIMIT_MS }),
    }),
    onSuccess: ({ nodeIds }, { game: { nodeId }, kind }) => {
      queryClient.setQueryData(idsQuery.queryKey, favouritesFrom(nodeIds))
      const shelves: QueryFilters = {
        queryKey: [MEMBER_SCOPE, 'favourites'],
        predicate: ({ queryKey }) => queryKey[2] !== idsQuery.queryKey[2],
      }
      // A removed favourite leaves the lists at once; the refetch only fills the gap.
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
