import { useState } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

import { DownloadBarContent } from './DownloadBarContent.tsx'
import { useInstall } from './useInstall.ts'
import { useUnsolicitedPopup } from './useUnsolicitedPopup.ts'

const InstallDialogs = lazyPart(() => import('./InstallDialogs.tsx'))

/** App offers of home: the bar, the popup, which opens by itself once or from the bar, and the instructions. */
export default function InstallOffers() {
  const install = useInstall()
  const { device, offers, links = [] } = install
  const [unsolicited, sendAway] = useUnsolicitedPopup(install)
  const [asked, setAsked] = useState(false)
  const [explained, setExplained] = useState(false)
  const [wanted, setWanted] = useState(false)
  if ((asked || unsolicited || explained) && !wanted) setWanted(true)

  function open(): void {
    // The popup no longer opens by itself once the player has opened it from the bar.
    sendAway()
    setAsked(true)
  }
  function close(): void {
    sendAway()
    setAsked(false)
  }
  return (
    <>
      <DownloadBarContent install={install} onDownload={open} />
      {wanted && (
        <OptionalPart>
          <InstallDialogs
            open={asked || unsolicited}
            onClose={close}
            offers={offers}
            device={device}
            links={links}
            onExplain={() => setExplained(true)}
            explained={explained}
            onExplained={() => setExplained(false)}
          />
        </OptionalPart>
      )}
    </>
  )
}
