import { unwrap, type Gateway, type Schemas } from '@livery/api'
import type { SelfExclusion, TimeOut } from '@livery/domain/jurisdiction'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { limitsQuery } from '#capabilities/jurisdiction/limits.queries.ts'
import { playSessionQuery } from '#capabilities/jurisdiction/playSession.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

export type StatementPeriod = Schemas['StatementPeriod']

/** Query of the member's stakes, wins and transfers in a period. */
export function statementQuery(gateway: Gateway, period: StatementPeriod) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'statement', period],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/member/statement', { params: { query: { period } }, signal })),
  })
}

/** Changes limits; the answer is their new state. @param onSaved called also when the sheet is gone by then */
export function useSetLimits(onSaved: (limits: Schemas['Limits'], change: Schemas['LimitsChange']) => void) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Schemas['LimitsChange']) => unwrap(gateway.PUT('/wps/member/limits', { body })),
    meta: { toastFailure: true },
    onSuccess: (limits, change) => {
      queryClient.setQueryData(limitsQuery(gateway).queryKey, limits)
      // The session holds its reality check and its end, so it is refetched.
      void queryClient.invalidateQueries({ queryKey: playSessionQuery(gateway).queryKey })
      onSaved(limits, change)
    },
  })
}

/** Break from playing, of either kind. */
export type Break =
  | { readonly kind: 'timeOut'; readonly duration: TimeOut }
  | { readonly kind: 'selfExclusion'; readonly duration: SelfExclusion }

/**
 * Begins a pause; every session of the member ends with it.
 * @param onBegun called also when the player has left the page by then
 */
export function useStartBreak(onBegun: (end: Schemas['Exclusion'], wanted: Break) => void) {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (wanted: Break): Promise<Schemas['Exclusion']> =>
      wanted.kind === 'timeOut'
        ? unwrap(gateway.POST('/wps/member/limits/timeOut', { body: { duration: wanted.duration } }))
        : unwrap(gateway.POST('/wps/member/limits/selfExclusion', { body: { duration: wanted.duration } })),
    meta: { toastFailure: true },
    onSuccess: onBegun,
  })
}
