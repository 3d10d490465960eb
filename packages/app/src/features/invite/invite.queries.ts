import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { nextPage } from '@livery/domain/lists'
import { ROUTES } from '@livery/domain/routes'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'

import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { inviteMessages as messages } from './invite.messages.ts'

/** Invited friends on one page. */
const PAGE = 20

/** Paged query of the referral: invite link, rewards, and invited friends. */
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

/** Claims the rewards of invited friends, once. */
export function useClaimReward(onClaimed: (claimed: Schemas['InviteClaimed']) => void) {
  const gateway = useGateway()
  const { overlays } = useServices()
  const queryClient = useQueryClient()
  return useMoneyOnce<void, string, Schemas['InviteClaimed']>({
    name: 'invite',
    orderOf: () => 'claim',
    record: ROUTES.accountRecord.titleId,
    send: (_, { header, signal }) =>
      unwrap(gateway.POST('/wps/agent/referral/claim', { params: { header }, signal })),
    onDone: onClaimed,
    onFailed: (error, tell) => {
      if (!isRefusal(error, 'invite.not_eligible')) {
        tell()
        return
      }
      overlays.notify.info(messages.nothingToClaim)
      void queryClient.invalidateQueries({ queryKey: referralQuery(gateway).queryKey })
    },
  })
}
