import type { DeviceFacts } from '@livery/domain/device'

import { readDevice } from './device.ts'
import { useInBrowser } from './useInBrowser.ts'
import { useInstallOffered } from './useInstallOffer.ts'

/** Device that a document is made for, which is the same for every visitor: a phone that nothing is known of. */
const UNKNOWN: DeviceFacts = {
  os: 'other',
  osVersion: null,
  nativeApp: false,
  standalone: false,
  safari: false,
  canInstall: false,
}

let last = UNKNOWN

/** Facts about this device; the same object while they are unchanged. */
function currentDevice(installOffered: boolean): DeviceFacts {
  const now = readDevice(installOffered)
  const names = Object.keys(now) as (keyof DeviceFacts)[]
  if (names.some((name) => now[name] !== last[name])) last = now
  return last
}

/** Facts about this device, for a render: the first render of a document's page takes those of an unknown phone. */
export function useDevice(): DeviceFacts {
  const installOffered = useInstallOffered()
  return useInBrowser() ? currentDevice(installOffered) : UNKNOWN
}
