import type { DeviceFacts } from '@livery/domain/device'

/** Fired by browsers that can put the site on the home screen; not yet in the DOM's own types. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const IOS_VERSION = /\bOS (\d+(?:_\d+)*) like Mac OS X/
const ANDROID_VERSION = /\bAndroid (\d+(?:\.\d+)*)/
/** Mark that the operator's native shell leaves in the user agent. */
const NATIVE_SHELL = /\bLiveryApp\//
const OTHER_IOS_BROWSERS = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|GSA|FBAN|FBAV|Line)\b/

/** True when the site runs from the home screen. */
export function isStandalone(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/**
 * Facts about this device that the rules for downloads and installation need.
 *
 * @param installOffered true when the browser has offered to install the site
 */
export function readDevice(installOffered: boolean, agent: string = navigator.userAgent): DeviceFacts {
  // An iPad asks for desktop pages by default; its touch points give it away.
  const ipad = agent.includes('Macintosh') && navigator.maxTouchPoints > 1
  const ios = ipad || /\b(?:iPhone|iPad|iPod)\b/.test(agent)
  const android = ANDROID_VERSION.exec(agent)
  const safari = ios && agent.includes('Safari/') && !OTHER_IOS_BROWSERS.test(agent)
  return {
    os: ios ? 'ios' : android ? 'android' : 'other',
    osVersion: IOS_VERSION.exec(agent)?.[1]?.replaceAll('_', '.') ?? android?.[1] ?? null,
    nativeApp: NATIVE_SHELL.test(agent),
    standalone: isStandalone(),
    safari,
    canInstall: installOffered || safari,
  }
}
