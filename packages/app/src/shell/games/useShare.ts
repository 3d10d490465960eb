import { useCallback } from 'react'

import { useOverlays } from '../boot/index.ts'
import { gameMessages as messages } from './games.messages.ts'

export interface Shared {
  /** What the receiver reads above the link. */
  readonly title: string
  /** A path of this site. */
  readonly path: string
}

/**
 * Passes a link on: by the device's own share sheet, or, where there is none, onto the clipboard.
 * A share that the player takes back is no failure.
 */
export function useShare(): (shared: Shared) => void {
  const { notify } = useOverlays()
  return useCallback(
    ({ title, path }) => {
      const url = new URL(path, location.origin).href
      async function pass(): Promise<void> {
        if ('share' in navigator) return navigator.share({ title, url })
        await (navigator as Navigator).clipboard.writeText(url)
        notify.success(messages.linkCopied)
      }
      pass().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          notify.info(messages.linkNotShared)
      })
    },
    [notify],
  )
}
