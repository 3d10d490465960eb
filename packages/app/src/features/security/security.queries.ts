import { unwrap, type Gateway } from '@livery/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { passkeysQuery } from '#capabilities/passkeys/passkeys.queries.ts'
import { useGateway, useOverlays } from '#platform/boot/ServicesContext.ts'
import { isNotFound } from '#platform/errors/refusalOf.ts'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'

import { securityMessages as messages } from './security.messages.ts'

/** Query of the signed-in devices and the last login. Devices change without notice: refetched at each visit. */
export function devicesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [MEMBER_SCOPE, 'devices'],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/member/devices', { signal })),
    staleTime: 0,
  })
}

/** Renames a passkey. */
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
    meta: { toastFailure: true },
    onSuccess: () => {
      overlays.notify.saved(messages.renamed)
      onRenamed()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(gateway).queryKey })
    },
  })
}

/** Removes a passkey. */
export function useRemovePasskey(onRemoved: () => void) {
  const gateway = useGateway()
  const overlays = useOverlays()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) =>
      gone(unwrap(gateway.DELETE('/wps/member/passkeys/{passkeyId}', { params: { path: { passkeyId } } }))),
    meta: { toastFailure: true },
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
    meta: { toastFailure: true },
    onSuccess: (_answer, deviceId) => {
      overlays.notify.success(deviceId === undefined ? messages.othersSignedOut : messages.signedOut)
      onSignedOut()
      return queryClient.invalidateQueries({ queryKey: devicesQuery(gateway).queryKey })
    },
  })
}

/** Removal of something that no longer exists counts as done. */
async function gone(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}
