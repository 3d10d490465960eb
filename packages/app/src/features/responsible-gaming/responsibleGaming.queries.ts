import { unwrap, type Gateway, type Schemas } from '@livery/api'
import type { SelfExclusion, TimeOut } from '@livery/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { playSessionQuery } from '../../shell/jurisdiction/playSession.queries.ts'

export type StatementPeriod = Schemas['StatementPeriod']

/** The member's limits, with what of them is used and what is going to change. */
export function limitsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'limits'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/limits', { signal })),
  })
}

/** What the member staked, won and moved in a period. */
export function statementQuery(gateway: Gateway, period: StatementPeriod) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'statement', period],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/member/statement', { params: { query: { period } }, signal })),
  })
}

/** Changes limits; the answer is how they are now. */
export function useSetLimits() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Schemas['LimitsChange']) => unwrap(gateway.PUT('/wps/member/limits', { body })),
    onSuccess: (limits) => {
      queryClient.setQueryData(limitsQuery(gateway).queryKey, limits)
      // The session knows its reality check and its end.
      void queryClient.invalidateQueries({ queryKey: playSessionQuery(gateway).queryKey })
    },
  })
}

/** A pause from playing, of either kind. */
export type Break =
  | { readonly kind: 'timeOut'; readonly duration: TimeOut }
  | { readonly kind: 'selfExclusion'; readonly duration: SelfExclusion }

/** Begins a pause; every session of the member ends with it. */
export function useStartBreak() {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (wanted: Break) =>
      wanted.kind === 'timeOut'
        ? unwrap(gateway.POST('/wps/member/limits/timeOut', { body: { duration: wanted.duration } }))
        : unwrap(gateway.POST('/wps/member/limits/selfExclusion', { body: { duration: wanted.duration } })),
  })
}
