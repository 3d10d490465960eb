import {
  downloadOffers,
  needsSafari,
  type DeviceFacts,
  type DownloadLink,
  type DownloadOffer,
} from '@livery/domain'
import type { MessageId } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'

import { useGateway, useOverlays } from '../../shell/boot/index.ts'
import { readDevice } from '../../shell/device/index.ts'
import { useInstallOffered } from '../../shell/device/useInstallOffer.ts'
import { downloadsQuery } from '../../shell/gateway/downloadLinks.queries.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'

/** By its id: the catalogue has the words, and whoever imports them draws every message of the specification along. */
const SAFARI: MessageId = 'use_safari'

export interface Install {
  readonly device: DeviceFacts
  /** Where the apps are: only addresses that may be opened. Undefined until the gateway has answered. */
  readonly links: readonly DownloadLink[] | undefined
  /** What this device can be offered. */
  readonly offers: readonly DownloadOffer[]
  /** The gateway cannot tell what there is. */
  readonly failed: boolean
}

/** What there is to install, and on what. */
export function useInstall(): Install {
  const device = readDevice(useInstallOffered())
  const { data: links, isError } = useQuery(downloadsQuery(useGateway()))
  return { device, links, offers: downloadOffers(device, links ?? []), failed: isError }
}

/** Tells whoever is on iOS outside Safari to come back in it, and does the rest for everybody else. */
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
