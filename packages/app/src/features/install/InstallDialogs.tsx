import { DownloadPopup, type DownloadPopupProps } from './DownloadPopup.tsx'
import { InstallGuideSheet } from './InstallGuideSheet.tsx'

export interface InstallDialogsProps extends DownloadPopupProps {
  readonly explained: boolean
  readonly onExplained: () => void
}

/** The popup of downloads and the instructions, fetched when one of them is first shown. */
export default function InstallDialogs({ explained, onExplained, ...popup }: InstallDialogsProps) {
  return (
    <>
      <DownloadPopup {...popup} />
      <InstallGuideSheet open={explained} onClose={onExplained} device={popup.device} links={popup.links} />
    </>
  )
}
