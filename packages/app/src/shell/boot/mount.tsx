import type { BootData } from '@livery/tenant'
import { createRoot, type Root } from 'react-dom/client'

import { readDevice } from '../device/index.ts'
import { keepInstallOffer } from '../device/installOffer.ts'
import { createShell, type Surroundings } from './createShell.ts'
import { Site } from './Site.tsx'

/**
 * Starts the site in `root`. The first paint that stands there stays until the language's catalogue has arrived,
 * and the first render shows the same frame, so nothing jumps.
 */
export async function mount(
  root: HTMLElement,
  boot: BootData,
  surroundings?: Partial<Surroundings>,
): Promise<Root> {
  keepInstallOffer()
  const shell = createShell(boot, surroundings)
  if (readDevice(false).nativeApp) void connectNativeShell()
  await shell.language.start()
  const reactRoot = createRoot(root)
  reactRoot.render(<Site shell={shell} />)
  return reactRoot
}

/** Links that leave the site go through the native shell, where it offers that. */
async function connectNativeShell(): Promise<void> {
  const { bridgeLinks, nativeBridge } = await import('../device/nativeBridge.ts')
  const bridge = nativeBridge()
  if (bridge) bridgeLinks(bridge)
}
