import { needsSafari, type DeviceFacts } from '@livery/domain/device'
import type { MessageId } from '@livery/i18n'

import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

/** Referenced by id: the catalogue has the text, and an import would load every message of its file. */
const SAFARI: MessageId = 'use_safari'

/** Asks players on iOS outside Safari to open the site in Safari; runs the action for all others. */
export function useSafariFirst(): (device: DeviceFacts, act: () => void) => void {
  const overlays = useOverlays()
  return (device, act) => {
    if (!needsSafari(device)) {
      act()
      return
    }
    void overlays.confirm({
      title: { message: overlayMessages.promptTitle },
      body: { message: { id: SAFARI } },
      confirm: { message: overlayMessages.ok },
    })
  }
}
