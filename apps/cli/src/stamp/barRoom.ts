import { DOWNLOAD_BAR_CLOSED_KEY, DOWNLOAD_BAR_MARK } from '@livery/domain'
import type { TenantConfig } from '@livery/tenant'

/**
 * The text of an inline script that keeps room for the download bar before home's first frame, where the brand has an
 * app and the player has neither closed the bar nor installed the site. Whether it is shown, the gateway's links say
 * later (specification, 'Download bar and popup'); without the room the whole page would move down for it.
 */
export function barRoomScript({ install }: Pick<TenantConfig, 'install'>): string {
  if (install.androidUrl === undefined && install.iosProfile === undefined) return ''
  const closed = `localStorage.getItem('${DOWNLOAD_BAR_CLOSED_KEY}')`
  const installed = `matchMedia('(display-mode:standalone)').matches`
  return `;try{${closed}||${installed}||document.documentElement.setAttribute('${DOWNLOAD_BAR_MARK}','')}catch(e){}`
}
