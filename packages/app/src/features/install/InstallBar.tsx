import { lazy, Suspense, useEffect, useState } from 'react'

import { useShell } from '../../shell/boot/index.ts'
import { ENTRIES } from '../../shell/storage/index.ts'
import { BarRoom, closeBarRoom } from './BarRoom.tsx'

const DownloadBarContent = lazy(() => import('./DownloadBarContent.tsx'))

/** The bar is looked for once the page is at rest, ms. */
const LOOK_AFTER = 2_500

/** Place of the download bar on the home routes; closed once, it stays away for good. */
export function InstallBar() {
  const { storage } = useShell()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (storage.read(ENTRIES.downloadBarClosed) !== undefined) {
      closeBarRoom()
      return
    }
    const timer = setTimeout(() => setWanted(true), LOOK_AFTER)
    return () => clearTimeout(timer)
  }, [storage])
  return (
    <BarRoom>
      {wanted && (
        <Suspense fallback={null}>
          <DownloadBarContent
            onClose={() => {
              storage.write(ENTRIES.downloadBarClosed, '1')
              closeBarRoom()
              setWanted(false)
            }}
          />
        </Suspense>
      )}
    </BarRoom>
  )
}
