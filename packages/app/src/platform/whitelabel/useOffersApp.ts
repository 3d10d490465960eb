import { offersApp } from '@livery/domain/device'

import { useDevice } from '#platform/device/useDevice.ts'

import { useFlags } from './useFlags.ts'

/** True where this visit may be offered the app; every bar, popup, menu, shortcut and footer asks this alone. */
export function useOffersApp(): boolean {
  return offersApp(useFlags(), useDevice())
}
