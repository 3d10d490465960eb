import type { InstallPromptEvent } from './device.ts'

/** Latest install prompt of the browser; undefined before it arrives and after it was used. */
export const installOffer: { held?: InstallPromptEvent | undefined } = {}

/** Stores the browser's install prompt until the player asks for it: the event fires once, before any page needs it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.held = event as InstallPromptEvent
  })
}
