import { matchRoute, ROUTES, type RouteId } from '@livery/domain'
import { useEffect } from 'react'

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

/** Fetches a link's page when a finger touches it: the page is often there before the finger has left. */
export function useTouchPrefetch(): void {
  useEffect(() => {
    function onPointerDown({ target }: PointerEvent): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === location.origin && link.target !== '_blank') prefetch(link.pathname)
    }
    document.addEventListener('pointerdown', onPointerDown, { passive: true })
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
}

/** Fetches the likely next pages when the browser has nothing better to do, unless the player saves data. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
    if (connection?.saveData) return
    const fetchAll = () => LIKELY_NEXT.forEach(prefetch)
    // Safari has no requestIdleCallback; a timer after the first seconds is near enough.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchAll, IDLE_FALLBACK)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAll, { timeout: IDLE_LIMIT })
    return () => cancelIdleCallback(idle)
  }, [])
}
