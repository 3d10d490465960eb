import { GatewayError, newId, unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'

import { useGateway, useShell } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { inviteMessages as messages } from './invite.messages.ts'

/** Invited friends on one page. */
const PAGE = 20

/** The invite link, what it has earned, and who followed it, page after page. */
export function referralQuery(gateway: Gateway) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'referral'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        gateway.GET('/wps/agent/referral', {
          params: { query: { pageNo: pageParam, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}

/** The Idempotency-Key of a claim nobody answered yet: it outlives a look at another page. */
const openClaimAtom = atom<string>()

/**
 * Claims the reward, once: where no answer came, the next press sends the same claim again under the same key, because
 * only the gateway knows whether it had arrived.
 */
export function useClaimReward(onClaimed: (claimed: Schemas['InviteClaimed']) => void) {
  const gateway = useGateway()
  const { overlays, fail } = useShell()
  const queryClient = useQueryClient()
  const store = useStore()
  return useMutation({
    mutationFn: () => {
      const key = store.get(openClaimAtom) ?? newId()
      store.set(openClaimAtom, key)
      return unwrap(
        gateway.POST('/wps/agent/referral/claim', { params: { header: { 'Idempotency-Key': key } } }),
      )
    },
    meta: { wordedByCaller: true },
    onSuccess: (claimed) => {
      store.set(openClaimAtom, undefined)
      onClaimed(claimed)
      void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    },
    onError: (error) => {
      const status = error instanceof GatewayError ? error.status : 0
      // 409 is the same claim still on its way: its key is kept, as when nobody answered.
      if (status >= 400 && status < 500 && status !== 409) store.set(openClaimAtom, undefined)
      if (!(error instanceof GatewayError && error.code === 'invite.not_eligible'))
        return fail.ofAction(error)
      overlays.notify.info(messages.nothingToClaim)
      void queryClient.invalidateQueries({ queryKey: referralQuery(gateway).queryKey })
    },
  })
}
