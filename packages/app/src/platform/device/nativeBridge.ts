/** Interface of the operator's native shell: an object of the window on Android, a message handler on iOS. */
interface NativeWindow {
  readonly LiveryApp?: { openExternal?(address: string): void }
  readonly webkit?: {
    readonly messageHandlers?: { readonly openExternal?: { postMessage(address: string): void } }
  }
}

/**
 * Function that opens an address outside the native shell, in the phone's own browser or app (S-native-01).
 *
 * @returns undefined outside the shell, and in one that offers no bridge
 */
export function nativeBridge(): ((address: string) => void) | undefined {
  const { LiveryApp, webkit } = window as NativeWindow
  if (LiveryApp?.openExternal) return (address) => LiveryApp.openExternal?.(address)
  const handler = webkit?.messageHandlers?.openExternal
  return handler?.postMessage.bind(handler)
}

/**
 * Hands every link that leaves the site to the native shell: another site's page, a download, a mail or call link.
 * Links stay links; only what a click on one does changes.
 */
export function bridgeLinks(open: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || link.origin === location.origin) return
    event.preventDefault()
    open(link.href)
  })
}
