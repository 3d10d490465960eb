import type { BootData, DocumentContent } from '@livery/tenant'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { adoptAnswers, renewAnswers } from '#platform/boot/answers.ts'
import { createServices, type BrowserFunctions, type SiteServices } from '#platform/boot/createServices.ts'
import { readDevice } from '#platform/device/device.ts'
import { keepInstallOffer } from '#platform/device/installOffer.ts'
import { countVisit } from '#platform/device/visits.ts'
import { whenUsed } from '#platform/device/whenUsed.ts'
import { keepFocusInView } from '#platform/page/keepFocusInView.ts'
import { imageHostChanceAtom } from '#platform/whitelabel/useImageUrl.ts'

import { isFresh, showsDocument } from './adoption.ts'
import { Site } from './Site.tsx'

export interface MountOptions {
  /** Content of the document, where it has some. */
  readonly content?: DocumentContent | undefined
  readonly browser?: Partial<BrowserFunctions>
}

/**
 * Starts the site in `root`. A document whose content is what this visitor would see first is adopted: React takes over
 * its elements and draws nothing. Otherwise the content stays until the site's own first render replaces it.
 */
export async function mount(root: HTMLElement, boot: BootData, options: MountOptions = {}): Promise<void> {
  keepInstallOffer()
  keepFocusInView()
  const services = createServices(boot, options.browser)
  countVisit(services.storage)
  if (readDevice(false).nativeApp) void connectNativeShell()
  const content = options.content && isFresh(options.content) ? options.content : undefined
  if (content) adoptAnswers(services, content)
  await services.language.start()
  const site = <Site services={services} />
  if (content && showsDocument(content, services, location)) {
    services.store.set(imageHostChanceAtom, 0)
    // In a transition the adoption yields to taps between its parts.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError: reportError }))
  } else createRoot(root).render(site)
  if (content) renewAnswers(services, content)
  whenUsed(() => void keepInBrowser(services), new AbortController().signal)
  // Safari alone has the class, and alone sends no `contextmenu` for a touch.
  if ('GestureEvent' in window)
    void import('#platform/device/touchHold.ts').then(({ giveTouchHold }) => giveTouchHold(document))
}

/** Keeps lists and the member's data for the next visit; without its code this visit keeps nothing. */
async function keepInBrowser(services: SiteServices): Promise<void> {
  const loaded = await import('#capabilities/kept-answers/keepAnswers.ts').catch(() => undefined)
  loaded?.keepAnswers(services)
}

/** Links that leave the site go through the native shell, where it offers that. */
async function connectNativeShell(): Promise<void> {
  const { bridgeLinks, nativeBridge } = await import('#platform/device/nativeBridge.ts')
  const bridge = nativeBridge()
  if (bridge) bridgeLinks(bridge)
}
