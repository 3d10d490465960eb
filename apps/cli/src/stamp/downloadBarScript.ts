import {
  DOWNLOAD_BAR_CLOSED_KEY,
  DOWNLOAD_BAR_FROM_VISIT,
  DOWNLOAD_BAR_MARK,
  VISITING_KEY,
  VISITS_KEY,
} from '@livery/domain/device'
import type { TenantConfig } from '@livery/tenant'

/**
 * Inline script that reserves space for the download bar before home's first frame, if the brand has an app
 * and the player has been here before and has neither closed the bar nor installed the site. The gateway's links decide later
 * whether the bar is shown (S-install-05); without the reserved space the page
 * would shift.
 */
export function downloadBarScript({ install }: Pick<TenantConfig, 'install'>): string {
  const { androidUrl, iosUrl, iosProfile } = install
  if (androidUrl === undefined && iosUrl === undefined && iosProfile === undefined) return ''
  const closed = `localStorage.getItem('${DOWNLOAD_BAR_CLOSED_KEY}')`
  const installed = `matchMedia('(display-mode:standalone)').matches`
  // The site counts the visit of a tab when it starts, which is after this script.
  const visit = `+localStorage.getItem('${VISITS_KEY}')+(sessionStorage.getItem('${VISITING_KEY}')?0:1)`
  const first = `${visit}<${DOWNLOAD_BAR_FROM_VISIT}`
  return `;try{${closed}||${installed}||${first}||document.documentElement.setAttribute('${DOWNLOAD_BAR_MARK}','')}catch(e){}`
}
