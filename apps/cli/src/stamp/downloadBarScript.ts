import { DOWNLOAD_BAR_CLOSED_KEY, DOWNLOAD_BAR_MARK } from '@livery/domain/device'
import type { TenantConfig } from '@livery/tenant'

/**
 * Inline script that reserves space for the download bar before home's first frame, if the brand has an app
 * and the player has neither closed the bar nor installed the site. The gateway's links decide later
 * whether the bar is shown (S-install-05); without the reserved space the page
 * would shift.
 */
export function downloadBarScript({ install }: Pick<TenantConfig, 'install'>): string {
  if (install.androidUrl === undefined && install.iosProfile === undefined) return ''
  const closed = `localStorage.getItem('${DOWNLOAD_BAR_CLOSED_KEY}')`
  const installed = `matchMedia('(display-mode:standalone)').matches`
  return `;try{${closed}||${installed}||document.documentElement.setAttribute('${DOWNLOAD_BAR_MARK}','')}catch(e){}`
}
