import { unwrap, type Gateway } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useShell } from '../boot/index.ts'
import { MEMBER_SCOPE } from '../gateway/memberQueries.ts'
import { createPasskey } from './ceremony.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { useTellPasskeyFailure } from './useTellPasskeyFailure.ts'

/** The member's passkeys. */
export function passkeysQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'passkeys'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/passkeys', { signal })),
  })
}

/** Has the device make a passkey, and says how that went. */
export function useCreatePasskey(onCreated?: () => void) {
  const { gateway, overlays } = useShell()
  const queryClient = useQueryClient()
  const tell = useTellPasskeyFailure()
  return useMutation({
    mutationFn: () => createPasskey(gateway),
    meta: { wordedByCaller: true },
    onSuccess: () => {
      overlays.notify.success(passkeyMessages.added)
      onCreated?.()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(gateway).queryKey })
    },
    onError: tell,
  })
}
