import { useSyncExternalStore } from 'react'

import { installOffer } from './installOffer.ts'

const CHANGES = ['beforeinstallprompt', 'appinstalled'] as const

function subscribe(listener: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listener)
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener)
  }
}

/** Whether the browser itself can install the site now. */
export const useInstallOffered = (): boolean =>
  useSyncExternalStore(subscribe, () => installOffer.held) !== undefined

/** Has the browser ask the player; an offer can be used once. */
export function askToInstall(): void {
  const offer = installOffer.held
  installOffer.held = undefined
  void offer?.prompt()
}
