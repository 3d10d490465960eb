import { matchRoute, ROUTES } from '@livery/domain/routes'

import { PAGES } from './pages.ts'

/** Paths that most visits open next. */
const LIKELY_NEXT = [ROUTES.login.path, ROUTES.gameLaunch.path]

/** Delays that keep prefetching from competing with the first paint, ms. */
const IDLE_FALLBACK = 3_000
const IDLE_LIMIT = 8_000

/** Prefetches the page of a path. A failure is left to the navigation itself. */
function prefetch(path: string): void {
  const page = PAGES[matchRoute(path).route.id]
  page.load().catch(() => page.forget())
}

/**
 * Prefetches pages: a link's page on touchstart (it often arrives before the finger lifts), and the likely next pages
 * when the browser is idle, unless the player saves data.
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

  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAll = () => signal.aborted || LIKELY_NEXT.forEach(prefetch)
  // Safari has no requestIdleCallback; a timer after the first seconds replaces it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: IDLE_LIMIT })
  else setTimeout(fetchAll, IDLE_FALLBACK)
}
