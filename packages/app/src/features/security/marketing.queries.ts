import { unwrap, type Gateway } from '@livery/api'
import { withConsent, type MarketingConsent } from '@livery/domain/jurisdiction'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

/** Query of what the member agreed to be told of, and how. */
export function marketingQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'marketing'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/marketing', { signal })),
  })
}

/** Gives or withdraws one consent: at once on screen, and back where the gateway refuses. */
export function useChangeMarketing() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { queryKey } = marketingQuery(gateway)
  return useMutation({
    // One after the other: each sends the whole list.
    scope: { id: 'marketing' },
    meta: { toastFailure: true },
    onMutate: ({ consent, agrees }: { readonly consent: MarketingConsent; readonly agrees: boolean }) => {
      const before = queryClient.getQueryData(queryKey)
      const next = { consents: withConsent(before?.consents ?? [], consent, agrees) }
      queryClient.setQueryData(queryKey, next)
    },
    mutationFn: () =>
      unwrap(
        gateway.PUT('/wps/member/marketing', {
          body: { consents: [...(queryClient.getQueryData(queryKey)?.consents ?? [])] },
        }),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
