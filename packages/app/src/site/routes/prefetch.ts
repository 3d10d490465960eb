import { matchRoute, ROUTES } from '@livery/domain/routes'

import { whenUsed } from '#platform/device/whenUsed.ts'
import { forgetFailures } from '#platform/parts/lazyPage.ts'

import { PAGES } from './pages.ts'

/** Paths that most visits open next. */
const LIKELY_NEXT = [ROUTES.login.path, ROUTES.gameLaunch.path]

/** Prefetches the page of a path. A failure is left to the navigation itself. */
function prefetch(path: string): void {
  const page = PAGES[matchRoute(path).route.id]
  page.load().catch(forgetFailures)
}

/**
 * Prefetches pages: a link's page on touchstart (it often arrives before the finger lifts), and the likely next pages
 * once the player uses the page, unless the player saves data or the device has nothing to spare.
 *
 * @param signal ends it
 */
export function startPrefetching(signal: AbortSignal): void {
  if (signal.aborted) return
  function onPointerDown({ target }: PointerEvent): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin && link.target !== '_blank') prefetch(link.pathname)
  }
  document.addEventListener('pointerdown', onPointerDown, { passive: true, signal })

  if (!isSpare(navigator as Device)) return
  whenUsed(() => LIKELY_NEXT.forEach(prefetch), signal)
}

/** Facts of a device that the DOM's own types lack, because not every browser tells them. */
interface Device {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  /** Memory in GB, rounded. */
  readonly deviceMemory?: number
}

/** True for a device and connection that can load what the player may not need. */
const isSpare = ({ connection, deviceMemory = 4 }: Device): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g') && deviceMemory > 1
