import { downloadUrl, showsDownloadBar } from '@livery/domain/device'
import { promotionPath } from '@livery/domain/promotions'
import { DownloadBar } from '@livery/ui/download-bar'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useAssets, useGateway, useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { visitsOf } from '#platform/device/visits.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'
import { whitelabelQuery } from '#platform/whitelabel/whitelabel.queries.ts'

import { installMessages as messages } from './install.messages.ts'
import { removeReservedBarSpace } from './ReservedBarSpace.tsx'
import type { Install } from './useInstall.ts'

/** Promotion that rewards installing the app. */
const REWARD = 'APP_DOWNLOAD'

export interface DownloadBarContentProps {
  readonly install: Install
  readonly onDownload: () => void
}

/** Download bar, where the rules of the product show it; once closed, it never returns. */
export function DownloadBarContent({
  install: { device, links, failed },
  onDownload,
}: DownloadBarContentProps) {
  const { formatMessage, formatNumber } = useIntl()
  const navigate = useNavigate()
  const { storage } = useServices()
  const {
    name,
    install: { rating, minimumIos },
  } = useTenant()
  const { icon } = useAssets()
  const imageUrl = useImageUrl()
  const rewarded = useQuery(whitelabelQuery(useGateway())).data?.promotions.includes(REWARD) ?? false
  const offered = useOffersApp()
  const [closed, setClosed] = useState(() => storage.read(ENTRIES.downloadBarClosed) !== undefined)
  const visits = visitsOf(storage)
  const shown = links && showsDownloadBar({ onHomeRoute: true, closed, visits, device, links, minimumIos })
  const none = closed || failed || shown === false || !offered
  useEffect(() => {
    if (none) removeReservedBarSpace()
  }, [none])
  if (!shown || !offered) return null
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
