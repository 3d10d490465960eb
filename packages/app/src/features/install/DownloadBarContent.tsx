import { ROUTES, showsDownloadBar } from '@livery/domain'
import { DownloadBar } from '@livery/ui/download-bar'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useAssets, useGateway, useTenant } from '../../shell/boot/index.ts'
import { readDevice } from '../../shell/device/index.ts'
import { downloadLinksQuery } from '../../shell/gateway/downloadLinks.queries.ts'
import { closeBarRoom } from './BarRoom.tsx'
import { installMessages as messages } from './install.messages.ts'

export interface DownloadBarContentProps {
  readonly onClose: () => void
}

/** The download bar, where the rules of the product show it. */
export default function DownloadBarContent({ onClose }: DownloadBarContentProps) {
  const { formatMessage, formatNumber } = useIntl()
  const navigate = useNavigate()
  const { name, install } = useTenant()
  const { icon } = useAssets()
  const { data, isError } = useQuery(downloadLinksQuery(useGateway()))
  const shown =
    data && showsDownloadBar({ onHomeRoute: true, closed: false, device: readDevice(false), links: data })
  const none = isError || shown === false
  useEffect(() => {
    if (none) closeBarRoom()
  }, [none])
  if (!shown) return null
  const { rating } = install
  return (
    <DownloadBar
      icon={icon}
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
      downloadLabel={formatMessage(messages.download)}
      onDownload={() => void navigate(ROUTES.app.path)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
    />
  )
}
