import { unwrap, type Gateway, type Schemas } from '@livery/api'
import type { ContractKind } from '@livery/domain/agents'
import { nextPage } from '@livery/domain/lists'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isNotFound, isRefusal } from '#platform/errors/refusalOf.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { agentContractsMessages as messages } from './agentContracts.messages.ts'
import { contractRequestsQuery } from './contractRequests.ts'

/** Contracts on one page. */
const PAGE = 20

const PATHS = {
  salary: '/wps/agent/contract/salary',
  hourly: '/wps/agent/contract/hourly',
  dividend: '/wps/agent/contract/dividend',
} as const satisfies Record<ContractKind, string>

/** The contracts of a kind that were offered to the member, the latest first. */
export function contractsQuery(gateway: Gateway, kind: ContractKind) {
  return infiniteQueryOptions({
    queryKey: [MEMBER_SCOPE, 'contracts', kind],
    queryFn: ({ pageParam, signal }) =>
      unwrap(gateway.GET(PATHS[kind], { params: { query: { pageNo: pageParam, pageSize: PAGE } }, signal })),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}

/** Contract and the member's answer to it. */
export interface Answer {
  readonly contract: Schemas['Contract']
  readonly answer: Schemas['ContractAnswer']['answer']
}

/** Accepts or declines a contract, once: a contract that was answered elsewhere meanwhile shows its current state. */
export function useAnswerContract(onSettled: () => void) {
  const gateway = useGateway()
  const { overlays, fail } = useServices()
  const queryClient = useQueryClient()
  const refresh = ({ kind }: Schemas['Contract']): void => {
    onSettled()
    void queryClient.invalidateQueries({ queryKey: contractsQuery(gateway, kind).queryKey })
    void queryClient.invalidateQueries({ queryKey: contractRequestsQuery(gateway).queryKey })
  }
  return useMutation({
    mutationFn: ({ contract: { id, kind }, answer }: Answer) =>
      unwrap(
        gateway.POST('/wps/agent/contract/{kind}/{contractId}', {
          params: { path: { kind, contractId: id } },
          body: { answer },
        }),
      ),
    onSuccess: (contract, { answer }) => {
      overlays.notify.success(answer === 'accept' ? messages.accepted : messages.declined)
      refresh(contract)
    },
    onError: (error, { contract }) => {
      if (!isRefusal(error, 'contract.not_pending') && !isNotFound(error)) return fail.ofAction(error)
      overlays.notify.info(messages.answeredBefore)
      refresh(contract)
    },
  })
}
