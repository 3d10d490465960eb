import { downloadUrl, promotionPath, showsDownloadBar } from '@livery/domain'
import { DownloadBar } from '@livery/ui/download-bar'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useAssets, useGateway, useShell, useTenant } from '../../shell/boot/index.ts'
import { ENTRIES } from '../../shell/storage/index.ts'
import { useImageUrl, whitelabelQuery } from '../../shell/whitelabel/index.ts'
import { closeBarRoom } from './BarRoom.tsx'
import { installMessages as messages } from './install.messages.ts'
import type { Install } from './useInstall.ts'

/** The promotion that rewards whoever installs the app. */
const REWARD = 'APP_DOWNLOAD'

export interface DownloadBarContentProps {
  readonly install: Install
  readonly onDownload: () => void
}

/** The download bar, where the rules of the product show it; closed once, it stays away for good. */
export function DownloadBarContent({
  install: { device, links, failed },
  onDownload,
}: DownloadBarContentProps) {
  const { formatMessage, formatNumber } = useIntl()
  const navigate = useNavigate()
  const { storage } = useShell()
  const {
    name,
    install: { rating },
  } = useTenant()
  const { icon } = useAssets()
  const imageUrl = useImageUrl()
  const rewarded = useQuery(whitelabelQuery(useGateway())).data?.promotions.includes(REWARD) ?? false
  const [closed, setClosed] = useState(() => storage.read(ENTRIES.downloadBarClosed) !== undefined)
  const shown = links && showsDownloadBar({ onHomeRoute: true, closed, device, links })
  const none = closed || failed || shown === false
  useEffect(() => {
    if (none) closeBarRoom()
  }, [none])
  if (!shown) return null
  const ownIcon = downloadUrl(links, 'AppDownloadIcon')
  return (
    <DownloadBar
      icon={(ownIcon === null ? undefined : imageUrl(ownIcon)) ?? icon}
      name={name}
      detail={formatMessage(messages.detail)}
      rating={
        rating === undefined
          ? undefined
          : {
              value: formatNumber(rating, { minimumFractionDigits: 1 }),
              label: formatMessage(messages.rating, { rating: String(rating) }),
            }
      }
      gift={
        rewarded
          ? {
              label: formatMessage(messages.gift),
              onPress: () => void navigate(promotionPath({ key: REWARD })),
            }
          : undefined
      }
      downloadLabel={formatMessage(messages.download)}
      onDownload={onDownload}
      closeLabel={formatMessage(messages.close)}
      onClose={() => {
        storage.write(ENTRIES.downloadBarClosed, '1')
        setClosed(true)
      }}
    />
  )
}
