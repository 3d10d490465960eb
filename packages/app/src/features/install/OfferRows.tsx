import {
  downloadUrl,
  needsSafari,
  type DeviceFacts,
  type DownloadLink,
  type DownloadOffer,
} from '@livery/domain/device'
import { opensInSameWindow } from '@livery/domain/site'
import { Card } from '@livery/ui/card'
import {
  IconAddToHomeScreen,
  IconDownload,
  IconSettings,
  IconSmartphone,
  type IconType,
} from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { fetchProfile } from '#capabilities/downloads/fetchProfile.ts'
import { useSafariFirst } from '#capabilities/downloads/useSafariFirst.ts'
import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { installOffer } from '#platform/device/installOffer.ts'
import { askToInstall } from '#platform/device/useInstallOffer.ts'

import { installMessages as messages } from './install.messages.ts'

interface Look {
  readonly icon: IconType
  readonly label: MessageDescriptor
}

const LOOKS: Readonly<Record<DownloadOffer, Look>> = {
  homeScreen: { icon: IconAddToHomeScreen, label: messages.addToHomeScreen },
  androidApp: { icon: IconDownload, label: messages.androidApp },
  iosProfile: { icon: IconSettings, label: messages.iosProfile },
  iosApp: { icon: IconSmartphone, label: messages.iosApp },
}

export interface OfferRowsProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly offers: readonly DownloadOffer[]
  readonly device: DeviceFacts
  readonly links: readonly DownloadLink[]
  /** Opens the instructions for the home screen, for browsers without an install prompt. */
  readonly onExplain: () => void
  /** Called when an offer was used. */
  readonly onTake?: (() => void) | undefined
}

/** List of the apps for this device. Files are links; offers that need a prompt or instructions are buttons. */
export function OfferRows({ label, offers, device, links, onExplain, onTake }: OfferRowsProps) {
  const { formatMessage } = useIntl()
  const overlays = useOverlays()
  const safariFirst = useSafariFirst()

  const elsewhere = needsSafari(device)
  const acts: Readonly<Partial<Record<DownloadOffer, () => void>>> = {
    homeScreen: installOffer.held ? askToInstall : onExplain,
    iosProfile: () => fetchProfile(downloadUrl(links, 'MOBILECONFIG') ?? '', overlays),
  }
  const files: Readonly<Partial<Record<DownloadOffer, string | null>>> = {
    androidApp: downloadUrl(links, 'Android'),
    iosApp: downloadUrl(links, 'IOS'),
  }
  return (
    <Card padding="none">
      <List label={label}>
        {offers.map((offer) => {
          const href = elsewhere ? undefined : (files[offer] ?? undefined)
          return (
            <ListRow
              key={offer}
              icon={LOOKS[offer].icon}
              label={formatMessage(LOOKS[offer].label)}
              href={href}
              newTab={href === undefined ? undefined : !opensInSameWindow(href)}
              onPress={() => {
                onTake?.()
                safariFirst(device, () => acts[offer]?.())
              }}
            />
          )
        })}
      </List>
    </Card>
  )
}
