import { unwrap, type Gateway } from '@livery/api'
import { asksForContracts } from '@livery/domain/access'
import { pendingContracts, type ContractKind } from '@livery/domain/agents'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { contractRequestsFromWire } from './contractRequestsMapping.ts'

/** Time that contract requests count as fresh, ms. */
const REQUESTS_STALE_AFTER = 5 * 60_000

/** Query of the contract requests that wait for the member's answer. */
export function contractRequestsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'contractRequests'],
    queryFn: async ({ signal }) =>
      contractRequestsFromWire(await unwrap(gateway.GET('/wps/member/info/funds/consolidated', { signal }))),
    select: pendingContracts,
    staleTime: REQUESTS_STALE_AFTER,
  })
}

/** True when this member may be offered contracts here. */
export function useIsOfferedContracts(): boolean {
  return asksForContracts(useSession() ?? null, useFlags())
}

/** Number of waiting contract requests of each kind; empty for members who get none, and until the answer is loaded. */
export function useContractRequests(): readonly { readonly kind: ContractKind; readonly count: number }[] {
  const enabled = useIsOfferedContracts()
  const { data } = useQuery({ ...contractRequestsQuery(useGateway()), enabled })
  return enabled && data ? data : NONE
}

const NONE = [] as const
