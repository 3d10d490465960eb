import type { Overlays } from '#platform/overlays/createOverlays.ts'

import { downloadMessages as messages } from './downloads.messages.ts'

/** Duration of the notice about the settings. */
const PROFILE_NOTICE_MS = 4_000

/**
 * Downloads the iOS profile once the window has the focus, and shows for 4 s how to install it (S-install-14): Safari
 * drops a download behind a system dialog.
 */
export function fetchProfile(address: string, { notify }: Overlays): void {
  function go(): void {
    notify.info(messages.goToSettings, undefined, PROFILE_NOTICE_MS)
    location.assign(address)
  }
  if (document.hasFocus()) go()
  else addEventListener('focus', go, { once: true })
}
