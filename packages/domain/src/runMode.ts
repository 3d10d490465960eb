import { STANDALONE_DEVICE, type RegisterMethod } from './constants.ts'
import type { DeviceFacts } from './download.ts'

/**
 * How the page is being run, as a registration reports it: inside the native app, as an iOS home-screen
 * clip, as an installed web app, or in a browser.
 */
export function registerMethodOf(
  device: Pick<DeviceFacts, 'nativeApp' | 'standalone' | 'os'>,
): RegisterMethod {
  if (device.nativeApp) return 'APP'
  if (!device.standalone) return 'H5'
  return device.os === 'ios' ? 'WEBCLIP' : 'PWA'
}

/** The `Device` header: OTHERS in standalone mode, absent elsewhere. */
export function deviceHeader(standalone: boolean): string | undefined {
  return standalone ? STANDALONE_DEVICE : undefined
}
