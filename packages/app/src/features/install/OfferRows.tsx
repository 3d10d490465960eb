import {
  downloadUrl,
  needsSafari,
  opensInSameWindow,
  type DeviceFacts,
  type DownloadLink,
  type DownloadOffer,
} from '@livery/domain'
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

import { useOverlays } from '../../shell/boot/index.ts'
import { installOffer } from '../../shell/device/installOffer.ts'
import { askToInstall } from '../../shell/device/useInstallOffer.ts'
import { fetchProfile } from './fetchProfile.ts'
import { installMessages as messages } from './install.messages.ts'
import { useSafariFirst } from './useInstall.ts'

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
  /** The way onto the home screen has to be explained: the browser asks nothing by itself. */
  readonly onExplain: () => void
  /** An offer was taken. */
  readonly onTake?: (() => void) | undefined
}

/** What can be installed here, one under another. Files are links; what has to be asked or told first is a button. */
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
