import {
  downloadOffers,
  needsSafari,
  type DeviceFacts,
  type DownloadLink,
  type DownloadOffer,
} from '@livery/domain/device'
import type { MessageId } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'

import { downloadsQuery } from '#capabilities/downloads/downloadLinks.queries.ts'
import { useGateway, useOverlays, useTenant } from '#platform/boot/ServicesContext.ts'
import { useDevice } from '#platform/device/useDevice.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

/** Referenced by id: the catalogue has the text, and an import would load every message of its file. */
const SAFARI: MessageId = 'use_safari'

export interface Install {
  readonly device: DeviceFacts
  /** Download links that may be opened. Undefined until the gateway has answered. */
  readonly links: readonly DownloadLink[] | undefined
  /** Offers for this device. */
  readonly offers: readonly DownloadOffer[]
  /** True when the gateway cannot list the downloads. */
  readonly failed: boolean
}

/** Apps to install on this device. */
export function useInstall(): Install {
  const device = useDevice()
  const { minimumIos } = useTenant().install
  const { data: links, isError } = useQuery(downloadsQuery(useGateway()))
  return { device, links, offers: downloadOffers(device, links ?? [], minimumIos), failed: isError }
}

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
