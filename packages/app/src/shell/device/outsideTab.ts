import { nativeBridge } from './nativeBridge.ts'

/** A place outside the site, taken before its address is known. */
export interface OutsideTab {
  /** Goes to a checked address. */
  show(address: string): void
  /** Gives the place up: there is no address. */
  close(): void
}

/**
 * Opens a tab of its own for an address that the gateway is still to be asked for. Call it in the tap itself: browsers
 * block a tab that opens after waiting for an answer. In the native shell there are no tabs: its bridge goes there.
 */
export function openOutsideTab(): OutsideTab {
  const bridge = nativeBridge()
  if (bridge) return { show: bridge, close: () => undefined }
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return {
    show(address) {
      if (tab) tab.location.href = address
      else location.assign(address)
    },
    close: () => tab?.close(),
  }
}
