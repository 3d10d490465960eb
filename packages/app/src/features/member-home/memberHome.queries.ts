import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway } from '../../shell/boot/index.ts'
import { memberQuery } from '../../shell/gateway/member.queries.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'

/** The pictures to choose from, and the member's own. */
export function headIconsQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'headIcons'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/headIcon', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Chooses a picture; it changes on screen once the gateway has agreed. */
export function useSetHeadIcon(onSet: () => void) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(gateway.POST('/wps/member/headIcon', { body: { id } })),
    onSuccess: ({ id }) => {
      queryClient.setQueryData(
        headIconsQuery(gateway).queryKey,
        (icons) => icons && { ...icons, current: id },
      )
      queryClient.setQueryData(
        memberQuery(gateway).queryKey,
        (member) => member && { ...member, headIcon: id },
      )
      onSet()
    },
  })
}

/** Changes what the member says about themselves; the form that sends it words its refusals. */
export function useUpdateMember() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Schemas['MemberChange']) =>
      unwrap(gateway.PATCH('/wps/member/info', { body: change })),
    meta: { wordedByCaller: true },
    onSuccess: (member) => queryClient.setQueryData(memberQuery(gateway).queryKey, member),
  })
}
