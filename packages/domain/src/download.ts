import { LIMITS } from './constants.ts'

/** One entry of `/wps/system/downloadLinks`. */
export type DownloadLink = { readonly resourceType: string; readonly url: string }

/** What the rules need to know of the device the page runs on. */
export type DeviceFacts = {
  readonly os: 'ios' | 'android' | 'other'
  /** `12.1.4`; `null` when unknown. */
  readonly osVersion: string | null
  /** Running inside the operator's native app. */
  readonly nativeApp: boolean
  /** Running as an installed web app. */
  readonly standalone: boolean
  /** True in Safari itself, not in another iOS browser. */
  readonly safari: boolean
  /** The browser can put the site on the home screen. */
  readonly canInstall: boolean
}

export type DownloadOffer = 'homeScreen' | 'androidApp' | 'iosProfile' | 'iosApp'

/** The first usable link of a kind. */
export function downloadUrl(
  links: readonly DownloadLink[],
  resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'AppDownloadIcon',
): string | null {
  return links.find((link) => link.resourceType === resourceType && link.url.trim() !== '')?.url ?? null
}

/** What the device can be offered, in the order it is shown. Nothing inside the native app. */
export function downloadOffers(device: DeviceFacts, links: readonly DownloadLink[]): DownloadOffer[] {
  if (device.nativeApp) return []
  const offers: DownloadOffer[] = []
  if (device.canInstall && !device.standalone) offers.push('homeScreen')
  if (device.os !== 'ios' && downloadUrl(links, 'Android')) offers.push('androidApp')
  if (device.os !== 'android' && downloadUrl(links, 'MOBILECONFIG')) offers.push('iosProfile')
  if (device.os !== 'android' && downloadUrl(links, 'IOS') && runsIosApp(device)) offers.push('iosApp')
  return offers
}

/**
 * What the footer offers, whichever device reads it: each only where the operator has its link, nothing inside the
 * native app (specification, 'Home screen').
 */
export function footerDownloads(
  device: Pick<DeviceFacts, 'nativeApp'>,
  links: readonly DownloadLink[],
): Extract<DownloadOffer, 'iosProfile' | 'androidApp'>[] {
  if (device.nativeApp) return []
  const offers: ReturnType<typeof footerDownloads> = []
  if (downloadUrl(links, 'MOBILECONFIG')) offers.push('iosProfile')
  if (downloadUrl(links, 'Android')) offers.push('androidApp')
  return offers
}

export type DownloadBarFacts = {
  readonly onHomeRoute: boolean
  /** The player closed the bar once: it stays away for good. */
  readonly closed: boolean
  readonly device: DeviceFacts
  readonly links: readonly DownloadLink[]
}

/** Whether the download bar is shown (specification, 'Download bar and popup'). */
export function showsDownloadBar({ onHomeRoute, closed, device, links }: DownloadBarFacts): boolean {
  if (!onHomeRoute || closed || device.standalone || device.nativeApp) return false
  if (device.os === 'ios' && !device.canInstall) return false
  return downloadOffers(device, links).length > 0
}

export type DownloadPopupFacts = {
  readonly device: DeviceFacts
  /** FIRST_DOWNLOAD is stored: the popup has been shown by itself before. */
  readonly shownBefore: boolean
  /** The tenant's remind option: ask again on other days. */
  readonly remind: boolean
  /** The day the player ticked 'not today', `YYYY-MM-DD`. */
  readonly hiddenOn: string | null
  readonly today: string
}

/**
 * Whether home's popup opens by itself: once, on devices other than iOS. With the remind option it opens
 * again on later visits unless the player hid it for today.
 */
export function opensDownloadPopup(facts: DownloadPopupFacts): boolean {
  const { device, shownBefore, remind, hiddenOn, today } = facts
  if (device.os === 'ios' || device.nativeApp || device.standalone) return false
  if (!shownBefore) return true
  return remind && hiddenOn !== today
}

/** Old iOS that needs the extra install notice: 12.0 to 12.1, or 11 and below. */
export function needsLegacyNotice(device: Pick<DeviceFacts, 'os' | 'osVersion'>): boolean {
  if (device.os !== 'ios' || !device.osVersion) return false
  return compareVersions(device.osVersion, '12.2') < 0
}

/** True when the alert 'Please use Safari for download App.' replaces the install steps. */
export function needsSafari(device: Pick<DeviceFacts, 'os' | 'safari'>): boolean {
  return device.os === 'ios' && !device.safari
}

/** Orders dotted version numbers; missing parts count as 0. */
export function compareVersions(a: string, b: string): number {
  const left = a.split(/[._]/).map(Number)
  const right = b.split(/[._]/).map(Number)
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] || 0) - (right[at] || 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}

function runsIosApp(device: DeviceFacts): boolean {
  return device.os !== 'ios' || !device.osVersion || compareVersions(device.osVersion, LIMITS.minimumIos) >= 0
}
