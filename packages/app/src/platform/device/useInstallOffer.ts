import { useSyncExternalStore } from 'react'

import { installOffer } from './installOffer.ts'

const CHANGES = ['beforeinstallprompt', 'appinstalled'] as const

function subscribe(listener: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listener)
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener)
  }
}

/** True while the browser itself can install the site. */
export const useInstallOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => installOffer.held,
    () => undefined,
  ) !== undefined

/** Shows the browser's install prompt; each prompt can be used once. */
export function askToInstall(): void {
  const offer = installOffer.held
  installOffer.held = undefined
  void offer?.prompt()
}
