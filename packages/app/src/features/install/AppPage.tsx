import { downloadOffers, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { QrCode } from '@livery/ui/qr-code'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { OwnHeader } from '../../shell/frame/OwnHeader.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { useGoBack } from '../../shell/routing/useGoBack.ts'
import { useRouteTitle } from '../../shell/routing/useRouteTitle.ts'
import { AppHead } from './AppHead.tsx'
import * as css from './install.css.ts'
import { installMessages as messages } from './install.messages.ts'
import { InstallGuideSheet } from './InstallGuideSheet.tsx'
import { OfferRows } from './OfferRows.tsx'
import { useInstall } from './useInstall.ts'

/** The app: what this device can take, how it is done, and a code that brings another phone here. */
export default function AppPage() {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  const { device, links = [] } = useInstall()
  const [explained, setExplained] = useState(false)
  const inApp = device.nativeApp || device.standalone
  // A phone's browser has the home screen in its menu, also where it does not offer it by itself.
  const byHand = device.os !== 'other' && !device.standalone
  const offers = downloadOffers({ ...device, canInstall: device.canInstall || byHand }, links)
  const title = useRouteTitle()
  return (
    <>
      <OwnHeader title={title} back={{ label: formatMessage(messages.back), onPress: goBack }} />
      <PageBody>
        <div className={css.hero}>
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
              <QrCode value={`${location.origin}${ROUTES.app.path}`} label={formatMessage(messages.scan)} />
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
