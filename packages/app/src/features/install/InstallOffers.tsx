import { useState } from 'react'

import { DownloadBarContent } from './DownloadBarContent.tsx'
import { DownloadPopup } from './DownloadPopup.tsx'
import { InstallGuideSheet } from './InstallGuideSheet.tsx'
import { useInstall } from './useInstall.ts'
import { useUnsolicitedPopup } from './useUnsolicitedPopup.ts'

/** App offers of home: the bar, the popup, which opens by itself once or from the bar, and the instructions. */
export default function InstallOffers() {
  const install = useInstall()
  const { device, offers, links = [] } = install
  const [unsolicited, sendAway] = useUnsolicitedPopup(install)
  const [asked, setAsked] = useState(false)
  const [explained, setExplained] = useState(false)

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
      <DownloadPopup
        open={asked || unsolicited}
        onClose={close}
        offers={offers}
        device={device}
        links={links}
        onExplain={() => setExplained(true)}
      />
      <InstallGuideSheet open={explained} onClose={() => setExplained(false)} device={device} links={links} />
    </>
  )
}
