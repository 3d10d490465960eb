import { matchRoute, ROUTES, type RouteId } from '@livery/domain'

import { pageOf } from './routeTable.ts'

/** Where most visits go next. */
const LIKELY_NEXT = [ROUTES.login.path, ROUTES.launchGame.path]

/** Waits that keep prefetching out of the first paint's way, ms. */
const IDLE_FALLBACK = 3_000
const IDLE_LIMIT = 8_000

/** Fetches the page of a path before it is wanted. A failure is left to the visit itself. */
function prefetch(path: string): void {
  const page = pageOf(matchRoute(path).route.id as RouteId)
  page.load().catch(() => page.forget())
}

/**
 * Fetches pages before they are visited: a link's when a finger touches it (the page is often there before the finger
 * has left), and the likely next ones when the browser has nothing better to do, unless the player saves data.
 * @param signal ends it
 */
export function startPrefetching(signal: AbortSignal): void {
  if (signal.aborted) return
  function onPointerDown({ target }: PointerEvent): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin && link.target !== '_blank') prefetch(link.pathname)
  }
  document.addEventListener('pointerdown', onPointerDown, { passive: true, signal })

  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAll = () => signal.aborted || LIKELY_NEXT.forEach(prefetch)
  // Safari has no requestIdleCallback; a timer after the first seconds is near enough.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: IDLE_LIMIT })
  else setTimeout(fetchAll, IDLE_FALLBACK)
}
