import type { Flags } from '../site/flags.ts'
import { DOWNLOAD_BAR_FROM_VISIT } from './downloadBar.ts'

/** One entry of `/wps/system/downloadLinks`. */
export type DownloadLink = { readonly resourceType: string; readonly url: string }

/** Facts about the device that rules need. */
export type DeviceFacts = {
  readonly os: 'ios' | 'android' | 'other'
  /** Version of the system, `12.1.4`; `null` when unknown. */
  readonly osVersion: string | null
  /** True inside the operator's native app. */
  readonly nativeApp: boolean
  /** True in an installed web app. */
  readonly standalone: boolean
  /** True in Safari itself, not in another iOS browser. */
  readonly safari: boolean
  /** True when the browser can add the site to the home screen. */
  readonly canInstall: boolean
}

/**
 * True where the app may be offered at all: the brand's flag is on, and the site does not run as an app already
 * (S-install-06, S-native-03).
 */
export function offersApp(
  flags: Pick<Flags, 'MENU_APP_DOWNLOAD'>,
  device: Pick<DeviceFacts, 'nativeApp' | 'standalone'>,
): boolean {
  return flags.MENU_APP_DOWNLOAD && !device.nativeApp && !device.standalone
}

export type DownloadOffer = 'homeScreen' | 'androidApp' | 'iosProfile' | 'iosApp'

/** Address of the first usable download link of a kind. */
export function downloadUrl(
  links: readonly DownloadLink[],
  resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'AppDownloadIcon',
): string | null {
  return links.find((link) => link.resourceType === resourceType && link.url.trim() !== '')?.url ?? null
}

/**
 * Downloads to offer on this device, in the order shown. None inside the native app.
 * @param minimumIos the oldest iOS that the tenant's app runs on, `12.4`
 */
export function downloadOffers(
  device: DeviceFacts,
  links: readonly DownloadLink[],
  minimumIos: string,
): DownloadOffer[] {
  if (device.nativeApp) return []
  const offers: DownloadOffer[] = []
  if (device.canInstall && !device.standalone) offers.push('homeScreen')
  if (device.os !== 'ios' && downloadUrl(links, 'Android')) offers.push('androidApp')
  if (device.os !== 'android' && downloadUrl(links, 'MOBILECONFIG')) offers.push('iosProfile')
  if (device.os !== 'android' && downloadUrl(links, 'IOS') && runsIosApp(device, minimumIos))
    offers.push('iosApp')
  return offers
}

/**
 * Downloads of the footer on any device: each only with a link from the operator, none inside the native app
 * (S-footer-01).
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
  /** True after the player closed the bar: it never returns. */
  readonly closed: boolean
  /** Number of visits with this device, this one included. */
  readonly visits: number
  readonly device: DeviceFacts
  readonly links: readonly DownloadLink[]
  /** Oldest iOS that the tenant's app supports, `12.4`. */
  readonly minimumIos: string
}

/** True when the download bar is shown (S-install-05, S-install-18). */
export function showsDownloadBar(facts: DownloadBarFacts): boolean {
  const { onHomeRoute, closed, visits, device, links, minimumIos } = facts
  if (!onHomeRoute || closed || visits < DOWNLOAD_BAR_FROM_VISIT || device.standalone || device.nativeApp)
    return false
  if (device.os === 'ios' && !device.canInstall) return false
  return downloadOffers(device, links, minimumIos).length > 0
}

export type DownloadPopupFacts = {
  readonly device: DeviceFacts
  /** True when FIRST_DOWNLOAD is stored: the popup has opened by itself before. */
  readonly shownBefore: boolean
  /** The tenant's remind option: offer again on other days. */
  readonly remind: boolean
  /** Day on which the player ticked 'not today', `YYYY-MM-DD`. */
  readonly hiddenOn: string | null
  readonly today: string
}

/**
 * True when home's download popup opens by itself: once, on devices other than iOS. With the remind option it
 * opens again on later visits unless the player hid it for today.
 */
export function opensDownloadPopup(facts: DownloadPopupFacts): boolean {
  const { device, shownBefore, remind, hiddenOn, today } = facts
  if (device.os === 'ios' || device.nativeApp || device.standalone) return false
  if (!shownBefore) return true
  return remind && hiddenOn !== today
}

/** True for old versions of iOS with an extra install notice: 12.0 to 12.1, or 11 and below. */
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

function runsIosApp(device: DeviceFacts, minimumIos: string): boolean {
  return device.os !== 'ios' || !device.osVersion || compareVersions(device.osVersion, minimumIos) >= 0
}
