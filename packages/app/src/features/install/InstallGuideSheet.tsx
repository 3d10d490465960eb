import { downloadUrl, needsLegacyNotice, type DeviceFacts, type DownloadLink } from '@livery/domain/device'
import { IconAddToHomeScreen, IconMenu, IconShare } from '@livery/ui/icon'
import { InstallGuide } from '@livery/ui/install-guide'
import { Sheet } from '@livery/ui/sheet'
import { useIntl } from 'react-intl'

import { downloadMessages } from '#capabilities/downloads/downloads.messages.ts'
import { fetchProfile } from '#capabilities/downloads/fetchProfile.ts'
import { useAssets, useOverlays, useTenant } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { installMessages as messages } from './install.messages.ts'

export interface InstallGuideSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly device: DeviceFacts
  readonly links: readonly DownloadLink[]
}

/**
 * Instructions for adding the site to the home screen of this browser; on iOS for the operator's profile instead,
 * where there is one.
 */
export function InstallGuideSheet({ open, onClose, device, links }: InstallGuideSheetProps) {
  const { formatMessage } = useIntl()
  const overlays = useOverlays()
  const { name } = useTenant()
  const { icon } = useAssets()
  const ios = device.os === 'ios'
  const profile = ios ? downloadUrl(links, 'MOBILECONFIG') : null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.addToHomeScreen)}
      closeLabel={formatMessage(overlayMessages.close)}
    >
      <InstallGuide
        icon={icon}
        name={name}
        stepsLabel={formatMessage(messages.steps)}
        steps={[
          ios
            ? { icon: IconShare, text: formatMessage(messages.share) }
            : { icon: IconMenu, text: formatMessage(messages.menu) },
          { icon: IconAddToHomeScreen, text: formatMessage(messages.addToHomeScreen) },
        ]}
        legacyNotice={needsLegacyNotice(device) ? formatMessage(messages.oldIos) : undefined}
        profile={
          profile === null
            ? undefined
            : {
                label: formatMessage(messages.iosProfile),
                onPress: () => fetchProfile(profile, overlays),
                after: formatMessage(downloadMessages.goToSettings),
              }
        }
      />
    </Sheet>
  )
}
