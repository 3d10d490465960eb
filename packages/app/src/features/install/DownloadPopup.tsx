import type { DeviceFacts, DownloadLink, DownloadOffer } from '@livery/domain/device'
import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { Checkbox } from '@livery/ui/checkbox'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import { AppHead } from './AppHead.tsx'
import { calendarDay } from './calendarDay.ts'
import { installMessages as messages } from './install.messages.ts'
import { OfferRows } from './OfferRows.tsx'

export interface DownloadPopupProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly offers: readonly DownloadOffer[]
  readonly device: DeviceFacts
  readonly links: readonly DownloadLink[]
  readonly onExplain: () => void
}

/** Download popup of home. Where the brand repeats it on other days, it can be dismissed for today. */
export function DownloadPopup({ open, onClose, offers, device, links, onExplain }: DownloadPopupProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { storage } = useServices()
  const { remind = false } = useTenant().install
  const [notToday, setNotToday] = useState(false)

  function close(): void {
    if (notToday) storage.write(ENTRIES.downloadHiddenOn, calendarDay(new Date()))
    onClose()
  }
  const title = translate(ROUTES.install.titleId)
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={formatMessage(overlayMessages.close)}>
      <Stack>
        <AppHead />
        <OfferRows
          label={title}
          offers={offers}
          device={device}
          links={links}
          onExplain={onExplain}
          onTake={close}
        />
        {remind && (
          <Checkbox label={formatMessage(messages.notToday)} checked={notToday} onChange={setNotToday} />
        )}
      </Stack>
    </Sheet>
  )
}
