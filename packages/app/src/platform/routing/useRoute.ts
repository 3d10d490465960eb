import { matchRoute, type RouteMatch } from '@livery/domain/routes'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** The route of the address on screen, with its frame facts and parameters. */
export function useRoute(): RouteMatch {
  const { pathname } = useLocation()
  return useMemo(() => matchRoute(pathname), [pathname])
}
