import { unwrap, type Gateway } from '@livery/api'
import { withConsent, type MarketingConsent } from '@livery/domain/jurisdiction'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { dropOlderAnswers } from '#platform/queries/dropOlderAnswers.ts'

/** Query of what the member agreed to be told of, and how. */
export function marketingQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'marketing'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/marketing', { signal })),
  })
}

/** Sends what the member's consents are on screen; one sending after the other, because each holds the whole list. */
function useSendMarketing() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { queryKey } = marketingQuery(gateway)
  const shown = () => [...(queryClient.getQueryData(queryKey)?.consents ?? [])]
  return {
    scope: { id: 'marketing' },
    mutationFn: () => unwrap(gateway.PUT('/wps/member/marketing', { body: { consents: shown() } })),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  }
}

/** Gives or withdraws one consent: at once on screen, and back where the gateway refuses. */
export function useChangeMarketing() {
  const queryClient = useQueryClient()
  const { queryKey } = marketingQuery(useGateway())
  return useMutation({
    ...useSendMarketing(),
    meta: { toastFailure: true },
    onMutate: ({ consent, agrees }: { readonly consent: MarketingConsent; readonly agrees: boolean }) => {
      queryClient.setQueryData(queryKey, (before) => ({
        ...before,
        consents: withConsent(before?.consents ?? [], consent, agrees),
      }))
      dropOlderAnswers(queryClient, { queryKey })
    },
  })
}

/** Confirms the consents as they are; where that fails, the question comes again in another session. */
export const useConfirmMarketing = () => useMutation(useSendMarketing())
