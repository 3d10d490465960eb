import { useCallback } from 'react'

import { useOverlays } from '#platform/boot/ServicesContext.ts'

import { gameMessages as messages } from './games.messages.ts'

export interface Shared {
  /** Title shown to the receiver above the link. */
  readonly title: string
  /** A path of this site. */
  readonly path: string
}

/**
 * Shares a link: by the device's share sheet, or, where there is none, by the clipboard. A cancelled share is no
 * failure.
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
