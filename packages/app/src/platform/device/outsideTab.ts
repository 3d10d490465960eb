import { nativeBridge } from './nativeBridge.ts'

/** Browser tab opened before its address is known. */
export interface OutsideTab {
  /** Navigates the tab to a checked address. */
  show(address: string): void
  /** Closes the tab because there is no address. */
  close(): void
}

/**
 * Opens a new tab for an address that the gateway has yet to answer. Call it in the tap's own handler: browsers block
 * a tab that opens after an asynchronous wait. The native shell has no tabs: there the address goes to its bridge.
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
