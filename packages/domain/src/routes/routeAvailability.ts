import type { Flags } from '../site/flags.ts'
import { ROUTES, type RouteId } from './routeTable.ts'

/** True when the flags allow the page of a route. */
export function isRouteAvailable(id: RouteId, flags: Flags): boolean {
  const own = ROUTES[id].flags
  return own.length === 0 || own.some((flag) => flags[flag])
}
