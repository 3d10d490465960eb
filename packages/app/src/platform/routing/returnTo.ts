import { matchRoute, ROUTES } from '@livery/domain/routes'
import { useCallback } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'

/** Location state for the sign-in page: the path to return to. */
interface ReturnState {
  readonly returnTo: string
}

/** A path of this site that is no step of signing in; anything else is home. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return ROUTES.home.path
  const [path = '/'] = wanted.split(/[?#]/)
  const { route, redirect } = matchRoute(path)
  return redirect !== null || route.signIn || route.id === 'notFound' ? ROUTES.home.path : wanted
}

/** Path to go to after signing in, from the location state of the referring page. */
export function returnPathOf(location: Location): string {
  const state: unknown = location.state
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return ROUTES.home.path
  return safeReturnPath(state.returnTo)
}

/** Location state that makes the sign-in page return to `path`. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path }
}

/** Sends the visitor to the sign-in page; afterwards they arrive at `wanted` (default: the current page). */
export function useSignInFirst(): (wanted?: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (wanted) => void navigate(ROUTES.login.path, { state: returningTo(wanted ?? `${pathname}${search}`) }),
    [navigate, pathname, search],
  )
}
