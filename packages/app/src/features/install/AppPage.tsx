import { downloadOffers } from '@livery/domain/device'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { QrCode } from '@livery/ui/qr-code'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { OwnHeader } from '#capabilities/page-duties/OwnHeader.tsx'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { usePageOrigin } from '#platform/device/usePageOrigin.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { useGoBack } from '#platform/routing/useGoBack.ts'
import { useRouteTitle } from '#platform/routing/useRouteTitle.ts'

import { AppHead } from './AppHead.tsx'
import * as css from './install.css.ts'
import { installMessages as messages } from './install.messages.ts'
import { InstallGuideSheet } from './InstallGuideSheet.tsx'
import { OfferRows } from './OfferRows.tsx'
import { useInstall } from './useInstall.ts'

/** App page: the downloads for this device, the instructions, and a QR code for another phone. */
export default function AppPage() {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  const { device, links = [] } = useInstall()
  const { minimumIos } = useTenant().install
  const origin = usePageOrigin()
  const [explained, setExplained] = useState(false)
  const inApp = device.nativeApp || device.standalone
  // A phone's browser can always add to the home screen by its menu, even without an install prompt.
  const byHand = device.os !== 'other' && !device.standalone
  const offers = downloadOffers({ ...device, canInstall: device.canInstall || byHand }, links, minimumIos)
  const title = useRouteTitle()
  return (
    <>
      <OwnHeader title={title} back={{ label: formatMessage(messages.back), onPress: goBack }} />
      <PageBody>
        <div data-hero className={css.hero}>
          <AppHead />
        </div>
        {inApp ? (
          <EmptyState
            illustration="games"
            title={formatMessage(messages.installed)}
            action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.home)}</LinkButton>}
          />
        ) : (
          <>
            {offers.length > 0 && (
              <OfferRows
                label={title}
                offers={offers}
                device={device}
                links={links}
                onExplain={() => setExplained(true)}
              />
            )}
            <div className={css.scan}>
              {origin !== undefined && (
                <QrCode value={`${origin}${ROUTES.install.path}`} label={formatMessage(messages.scan)} />
              )}
              <Text size="small" tone="secondary" align="center">
                {formatMessage(messages.scan)}
              </Text>
            </div>
          </>
        )}
      </PageBody>
      <InstallGuideSheet open={explained} onClose={() => setExplained(false)} device={device} links={links} />
    </>
  )
}
