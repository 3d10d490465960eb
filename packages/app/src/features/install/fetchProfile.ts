import { MESSAGE_DURATIONS } from '@livery/domain'

import type { Overlays } from '../../shell/overlays/index.ts'
import { installMessages as messages } from './install.messages.ts'

/**
 * Goes to the iOS profile once the window has the focus, and says for 4 s where it is to be installed
 * (specification, 'Download bar and popup'): behind a question of the system's Safari drops the download.
 */
export function fetchProfile(address: string, { notify }: Overlays): void {
  function go(): void {
    notify.info(messages.goToSettings, undefined, MESSAGE_DURATIONS.profileRedirect)
    location.assign(address)
  }
  if (document.hasFocus()) go()
  else addEventListener('focus', go, { once: true })
}
