import { GatewayError } from '@livery/api'
import { useCallback } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { passkeyFailureMessage } from './passkeyFailureMessage.ts'

/** Shows the message of a failed passkey, from the gateway or the device; closing the device's dialog is no error. */
export function useTellPasskeyFailure(): (error: Error) => void {
  const { overlays, fail } = useServices()
  return useCallback(
    (error) => {
      const message = passkeyFailureMessage(error)
      if (!message) return error instanceof GatewayError ? fail.ofAction(error) : undefined
      if (error.name === 'NotAllowedError') overlays.notify.info(message)
      else overlays.notify.failure(message)
    },
    [overlays, fail],
  )
}
