import { unwrap, type Gateway } from '@livery/api'
import { asksForContracts, pendingContracts, type ContractKind } from '@livery/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useGateway, useSession } from '../boot/index.ts'
import { MEMBER_SCOPE } from '../gateway/memberQueries.ts'
import { useFlags } from '../whitelabel/index.ts'

/** An offer of a contract may come any day, and waits for weeks, ms. */
const REQUESTS_STALE_AFTER = 5 * 60_000

/** Which contract requests wait for the member's answer. */
export function contractRequestsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'contractRequests'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/info/funds/consolidated', { signal })),
    select: pendingContracts,
    staleTime: REQUESTS_STALE_AFTER,
  })
}

/** Whether this member may be offered contracts here. */
export function useIsOfferedContracts(): boolean {
  return asksForContracts(useSession() ?? null, useFlags())
}

/** How many contract requests of each kind wait; of none where nobody is asked, and until the answer is there. */
export function useContractRequests(): readonly { readonly kind: ContractKind; readonly count: number }[] {
  const enabled = useIsOfferedContracts()
  const { data } = useQuery({ ...contractRequestsQuery(useGateway()), enabled })
  return enabled && data ? data : NONE
}

const NONE = [] as const
