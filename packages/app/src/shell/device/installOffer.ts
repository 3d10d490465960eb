import type { InstallPromptEvent } from './device.ts'

/** What the browser offered last; there is none once it was used. */
export const installOffer: { held?: InstallPromptEvent | undefined } = {}

/** Keeps the browser's offer to install the site until the player asks for it: it comes once, before any page wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.held = event as InstallPromptEvent
  })
}
