import { GatewayError, unwrap, type Gateway } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { useGateway, useOverlays } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { passkeysQuery } from '../../shell/passkeys/passkeys.queries.ts'
import { securityMessages as messages } from './security.messages.ts'

/** Where the member is signed in, and their last login. A device comes and goes without a word: asked anew at each visit. */
export function devicesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'devices'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/devices', { signal })),
    staleTime: 0,
  })
}

/** Names a passkey. */
export function useRenamePasskey(onRenamed: () => void) {
  const gateway = useGateway()
  const overlays = useOverlays()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      unwrap(
        gateway.PATCH('/wps/member/passkeys/{passkeyId}', {
          params: { path: { passkeyId: id } },
          body: { name },
        }),
      ),
    onSuccess: () => {
      overlays.notify.saved(messages.renamed)
      onRenamed()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(gateway).queryKey })
    },
  })
}

/** Takes a passkey away. */
export function useRemovePasskey(onRemoved: () => void) {
  const gateway = useGateway()
  const overlays = useOverlays()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) =>
      gone(unwrap(gateway.DELETE('/wps/member/passkeys/{passkeyId}', { params: { path: { passkeyId } } }))),
    onSuccess: () => {
      overlays.notify.success(messages.removed)
      onRemoved()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(gateway).queryKey })
    },
  })
}

/** Signs out one device, or without an id all the others. */
export function useSignOutDevices(onSignedOut: () => void) {
  const gateway = useGateway()
  const overlays = useOverlays()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (deviceId: string | undefined): Promise<unknown> =>
      deviceId === undefined
        ? unwrap(gateway.DELETE('/wps/member/devices'))
        : gone(unwrap(gateway.DELETE('/wps/member/devices/{deviceId}', { params: { path: { deviceId } } }))),
    onSuccess: (_answer, deviceId) => {
      overlays.notify.success(deviceId === undefined ? messages.othersSignedOut : messages.signedOut)
      onSignedOut()
      return queryClient.invalidateQueries({ queryKey: devicesQuery(gateway).queryKey })
    },
  })
}

/** What was to go away and is not there any more has gone away. */
async function gone(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 404)) throw error
  }
}
