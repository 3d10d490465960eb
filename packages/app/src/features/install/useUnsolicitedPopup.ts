import { opensDownloadPopup } from '@livery/domain/device'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { useUsed } from '#platform/device/useUsed.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'

import { calendarDay } from './calendarDay.ts'
import type { Install } from './useInstall.ts'

/** True when the popup was shown and closed in this visit: returning to home does not open it again. */
const goneAtom = atom(false)

/**
 * Automatic download popup of home (S-install-11): where the brand builds the download,
 * the device has an offer, the rules about the device and earlier visits allow it, and the page is in use.
 *
 * @returns true while it is visible, and the function that closes it
 */
export function useUnsolicitedPopup({
  device,
  offers,
}: Install): readonly [shown: boolean, close: () => void] {
  const { storage } = useServices()
  const { remind = false } = useTenant().install
  const offered = useOffersApp()
  const [gone, setGone] = useAtom(goneAtom)
  const [shownBefore] = useState(() => storage.read(ENTRIES.firstDownload) !== undefined)
  const [today] = useState(() => calendarDay(new Date()))
  const hiddenOn = storage.read(ENTRIES.downloadHiddenOn) ?? null
  const used = useUsed()
  const wanted =
    used &&
    !gone &&
    offered &&
    offers.length > 0 &&
    opensDownloadPopup({ device, remind, shownBefore, hiddenOn, today })
  const shown = useUnsolicitedQueue('downloadPopup', wanted)
  useEffect(() => {
    if (shown) storage.write(ENTRIES.firstDownload, '1')
  }, [shown, storage])
  return [shown, () => setGone(true)]
}
