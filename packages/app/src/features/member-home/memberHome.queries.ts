import { unwrap, type Schemas } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { headIconsQuery } from '#capabilities/member/headIcons.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'

/** Sets the profile picture; it changes on screen once the gateway has accepted. */
export function useSetHeadIcon(onSet: () => void) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(gateway.POST('/wps/member/headIcon', { body: { id } })),
    meta: { toastFailure: true },
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

/** Callbacks of a change, called also when its sheet is gone by then. */
interface UpdateCallbacks {
  readonly onSaved: () => void
  /** Words a refusal. */
  readonly onFailed: (error: Error) => void
}

/** Updates the profile; the form that sends it words its refusals. */
export function useUpdateMember({ onSaved, onFailed }: UpdateCallbacks) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Schemas['MemberChange']) =>
      unwrap(gateway.PATCH('/wps/member/info', { body: change })),
    onSuccess: (member) => {
      queryClient.setQueryData(memberQuery(gateway).queryKey, member)
      onSaved()
    },
    onError: onFailed,
  })
}
