import type { DeviceFacts } from './download.ts'

/** Run mode of the page at registration: `registerMethod` of the wire. */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP'

/**
 * Run mode of the page: inside the native app, as an iOS home-screen clip, as an installed web app, or in a
 * browser.
 */
export function registerMethodOf(
  device: Pick<DeviceFacts, 'nativeApp' | 'standalone' | 'os'>,
): RegisterMethod {
  if (device.nativeApp) return 'APP'
  if (!device.standalone) return 'H5'
  return device.os === 'ios' ? 'WEBCLIP' : 'PWA'
}
