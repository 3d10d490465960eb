import { useState } from 'react'

import { DownloadBarContent } from './DownloadBarContent.tsx'
import { DownloadPopup } from './DownloadPopup.tsx'
import { InstallGuideSheet } from './InstallGuideSheet.tsx'
import { useInstall } from './useInstall.ts'
import { useUnaskedPopup } from './useUnaskedPopup.ts'

/** What home offers of the app: the bar, the popup that it opens and that comes once by itself, and how it is done. */
export default function InstallOffers() {
  const install = useInstall()
  const { device, offers, links = [] } = install
  const [unasked, sendAway] = useUnaskedPopup(install)
  const [asked, setAsked] = useState(false)
  const [explained, setExplained] = useState(false)

  function open(): void {
    // Whoever has asked for it is not to be offered it again.
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
        open={asked || unasked}
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
