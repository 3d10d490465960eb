import { opensDownloadPopup } from '@livery/domain'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { useShell, useTenant } from '../../shell/boot/index.ts'
import { useTurn } from '../../shell/overlays/useTurn.ts'
import { ENTRIES } from '../../shell/storage/index.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import { calendarDay } from './calendarDay.ts'
import type { Install } from './useInstall.ts'

/** The popup came and went in this visit: coming back to home does not bring it again. */
const goneAtom = atom(false)

/**
 * Home's download popup by itself (specification, 'Download bar and popup'): where the brand builds the download, the
 * device has something to take, and the rules of the device and of earlier visits say so.
 *
 * @returns whether to show it now, and what sends it away
 */
export function useUnaskedPopup({ device, offers }: Install): readonly [shown: boolean, close: () => void] {
  const { storage } = useShell()
  const { remind = false } = useTenant().install
  const { MENU_APP_DOWNLOAD } = useFlags()
  const [gone, setGone] = useAtom(goneAtom)
  const [before] = useState(() => ({
    shownBefore: storage.read(ENTRIES.firstDownload) !== undefined,
    hiddenOn: storage.read(ENTRIES.downloadHiddenOn) ?? null,
    today: calendarDay(new Date()),
  }))
  const wanted =
    !gone && MENU_APP_DOWNLOAD && offers.length > 0 && opensDownloadPopup({ device, remind, ...before })
  const shown = useTurn('downloadPopup', wanted)
  useEffect(() => {
    if (shown) storage.write(ENTRIES.firstDownload, '1')
  }, [shown, storage])
  return [shown, () => setGone(true)]
}
