import { languageOfHome } from './languageHome.ts'
import { ROUTES, type Route, type RouteId } from './routeTable.ts'

export type RouteMatch = {
  readonly route: Route
  /** Values of the path's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Address that should replace the one asked for: set when a mis-typed spelling was asked for. */
  readonly redirect: string | null
}

/** All routes in the order they are matched. */
export const ROUTE_LIST: readonly Route[] = Object.values(ROUTES)

/**
 * Finds the route of a path (no query, no hash). Aliases match without a redirect, as a language's
 * home does; spelling variants redirect to the route's own path, and an unknown path is the page that says so.
 */
export function matchRoute(pathname: string): RouteMatch {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  for (const route of ROUTE_LIST) {
    for (const pattern of [route.path, ...route.aliases]) {
      const params = matchPattern(pattern, path)
      if (params) return { route, params, redirect: null }
    }
    if (route.spellings.includes(path)) return { route, params: {}, redirect: route.path }
  }
  return { route: languageOfHome(path) === null ? ROUTES.notFound : ROUTES.home, params: {}, redirect: null }
}

/** Fills a route's `:names`; throws on a missing one, because that is a programmer's mistake. */
export function pathTo(id: RouteId, params: Readonly<Record<string, string | number>> = {}): string {
  return ROUTES[id].path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`pathTo('${id}') needs the parameter '${name}'`)
    return encodeURIComponent(value)
  })
}

export type BackTarget = { readonly kind: 'back' } | { readonly kind: 'go'; readonly to: string }

/**
 * Action of the header's back button: one step back, or home when there is no step
 * (`historyLength` of 1 or less) or the route always goes home.
 */
export function backTarget(historyLength: number, route: Route): BackTarget {
  if (historyLength <= 1 || route.backGoesHome) return { kind: 'go', to: ROUTES.home.path }
  return { kind: 'back' }
}

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  if (pattern === path) return {}
  if (!pattern.includes(':')) return null
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith(':')) {
      const decoded = decode(value)
      if (!decoded) return null
      params[part.slice(1)] = decoded
    } else if (part !== value) return null
  }
  return params
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
