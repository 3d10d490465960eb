import {
  downloadOffers,
  type DeviceFacts,
  type DownloadLink,
  type DownloadOffer,
} from '@livery/domain/device'
import { useQuery } from '@tanstack/react-query'

import { downloadsQuery } from '#capabilities/downloads/downloadLinks.queries.ts'
import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { useDevice } from '#platform/device/useDevice.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'

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
  const { data: links, isError } = useQuery(downloadsQuery(useGateway(), useLinkCheck()))
  return { device, links, offers: downloadOffers(device, links ?? [], minimumIos), failed: isError }
}
