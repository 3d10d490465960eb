import { unwrap, type Gateway } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { passkeyMessages } from './passkeys.messages.ts'
import { useTellPasskeyFailure } from './useTellPasskeyFailure.ts'

/** The member's passkeys. */
export function passkeysQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'passkeys'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/passkeys', { signal })),
  })
}

/** Creates a passkey on the device and shows the result. */
export function useCreatePasskey(onCreated?: () => void) {
  const { gateway, overlays } = useServices()
  const queryClient = useQueryClient()
  const tell = useTellPasskeyFailure()
  return useMutation({
    // Lazy import: the browser's part of passkeys comes with the first that is made.
    mutationFn: async () => (await import('./createPasskey.ts')).createPasskey(gateway),
    onSuccess: () => {
      overlays.notify.success(passkeyMessages.added)
      onCreated?.()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(gateway).queryKey })
    },
    onError: tell,
  })
}
