import { matchRoute, ROUTES } from '@livery/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'

/** What a location carries for the sign-in page: where the visitor wanted to go. */
interface ReturnState {
  readonly returnTo: string
}

/** Routes one does not come back to after signing in. */
const ENTRANCES: ReadonlySet<string> = new Set([
  ROUTES.login.id,
  ROUTES.register.id,
  ROUTES.forget.id,
  ROUTES.socialCallback.id,
])

/** A path of this site, and not one that would lead back to the sign-in page; anything else is home. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return ROUTES.home.path
  const [path = '/'] = wanted.split(/[?#]/)
  const { route, redirect } = matchRoute(path)
  return redirect !== null || ENTRANCES.has(route.id) ? ROUTES.home.path : wanted
}

/** Where to go after signing in, as the page that sent the visitor here left it. */
export function returnPathOf(location: Location): string {
  const state: unknown = location.state
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return ROUTES.home.path
  return safeReturnPath(state.returnTo)
}

/** The state that makes the sign-in page come back to `path`. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path }
}

/** Sends the visitor to sign in; afterwards they arrive at `wanted` (default: the page they are on). */
export function useSignInFirst(): (wanted?: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (wanted) => void navigate(ROUTES.login.path, { state: returningTo(wanted ?? `${pathname}${search}`) }),
    [navigate, pathname, search],
  )
}
