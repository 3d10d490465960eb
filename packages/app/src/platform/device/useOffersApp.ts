import { offersApp } from '@livery/domain/device'

import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { useDevice } from './useDevice.ts'

/** True where this visit may be offered the app; every bar, popup, menu, shortcut and footer asks this alone. */
export function useOffersApp(): boolean {
  return offersApp(useFlags(), useDevice())
}
