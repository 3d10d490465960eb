import { GatewayError, unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'

import { useGateway, useShell } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { useMoneyOnce } from '../../shell/money/useMoneyOnce.ts'
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

/** Claims what invited friends have earned, once. */
export function useClaimReward(onClaimed: (claimed: Schemas['InviteClaimed']) => void) {
  const gateway = useGateway()
  const { overlays, fail } = useShell()
  const queryClient = useQueryClient()
  return useMoneyOnce({
    name: 'invite',
    contentOf: () => 'claim',
    send: (_: void, header) => unwrap(gateway.POST('/wps/agent/referral/claim', { params: { header } })),
    onDone: onClaimed,
    onFailed: (error) => {
      if (!(error instanceof GatewayError && error.code === 'invite.not_eligible')) {
        fail.ofAction(error)
        return
      }
      overlays.notify.info(messages.nothingToClaim)
      void queryClient.invalidateQueries({ queryKey: referralQuery(gateway).queryKey })
    },
  })
}
