import type { BootData } from '@livery/tenant'
import { createRoot, type Root } from 'react-dom/client'

import { createServices, type BrowserFunctions } from '#platform/boot/createServices.ts'
import { readDevice } from '#platform/device/device.ts'
import { keepInstallOffer } from '#platform/device/installOffer.ts'

import { Site } from './Site.tsx'

/**
 * Mounts the site in `root`. The prerendered first paint stays until the language's catalogue has arrived, and the
 * first render shows the same frame, so the layout does not shift.
 */
export async function mount(
  root: HTMLElement,
  boot: BootData,
  browser?: Partial<BrowserFunctions>,
): Promise<Root> {
  keepInstallOffer()
  const services = createServices(boot, browser)
  if (readDevice(false).nativeApp) void connectNativeShell()
  await services.language.start()
  const reactRoot = createRoot(root)
  reactRoot.render(<Site services={services} />)
  return reactRoot
}

/** Links that leave the site go through the native shell, where it offers that. */
async function connectNativeShell(): Promise<void> {
  const { bridgeLinks, nativeBridge } = await import('#platform/device/nativeBridge.ts')
  const bridge = nativeBridge()
  if (bridge) bridgeLinks(bridge)
}
