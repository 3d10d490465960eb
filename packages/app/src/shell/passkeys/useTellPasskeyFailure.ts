import { GatewayError } from '@livery/api'
import { useCallback } from 'react'

import { useShell } from '../boot/index.ts'
import { passkeyWords } from './passkeyWords.ts'

/** Words a failed passkey, whether the gateway or the device refused; closing the device's dialog is no error. */
export function useTellPasskeyFailure(): (error: Error) => void {
  const { overlays, fail } = useShell()
  return useCallback(
    (error) => {
      const words = passkeyWords(error)
      if (!words) return error instanceof GatewayError ? fail.ofAction(error) : undefined
      if (error.name === 'NotAllowedError') overlays.notify.info(words)
      else overlays.notify.failure(words)
    },
    [overlays, fail],
  )
}
