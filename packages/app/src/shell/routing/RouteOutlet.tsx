import { enterRoute, isRouteReachable, ROUTES, type ClickDecision, type RouteId } from '@livery/domain'
import { Suspense, use, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { HomeSkeleton } from '../../features/home/index.ts'
import { useSession } from '../boot/index.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useClickDecision } from '../frame/useClickDecision.ts'
import { WithDuties } from '../jurisdiction/DutyOutlets.tsx'
import { useFlags } from '../whitelabel/index.ts'
import type { LazyPage } from './lazyPage.ts'
import { PageFailure } from './PageFailure.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { returningTo } from './returnTo.ts'
import { pageOf } from './routeTable.ts'
import { useRoute } from './useRoute.ts'

/** The page of the address: redirects, the guard, fetching, and what is shown when fetching fails. */
export function RouteOutlet() {
  const { route, redirect } = useRoute()
  const { pathname, search, hash } = useLocation()
  const flags = useFlags()
  const entry = enterRoute(route, useSession() ?? null, flags)

  if (redirect !== null) {
    return (
      <Navigate replace to={{ pathname: redirect, search: redirect === ROUTES.home.path ? '' : search }} />
    )
  }
  if (entry.kind !== 'proceed' && entry.kind !== 'go') return <TurnedAway decision={entry} />
  const id = route.id as RouteId
  // A page that no flag leads to is not even in the brand's bundle: an old address of it is an unknown one.
  if (!isRouteReachable(id, flags)) return <Navigate replace to={ROUTES.home.path} />
  if (entry.kind === 'go') {
    const state = entry.to === ROUTES.login.path ? returningTo(`${pathname}${search}${hash}`) : undefined
    return <Navigate replace to={entry.to} state={state} />
  }

  const page = pageOf(id)
  return (
    <Suspense key={route.id} fallback={route.homeExtras ? <HomeSkeleton /> : <PageSkeleton />}>
      <WithDuties home={route.homeExtras}>
        <ErrorBoundary
          renderFailure={(error, retry) => (
            <PageFailure
              error={error}
              onRetry={() => {
                page.forget()
                retry()
              }}
            />
          )}
        >
          <Page page={page} />
        </ErrorBoundary>
      </WithDuties>
    </Suspense>
  )
}

function Page({ page }: { readonly page: LazyPage }) {
  const { default: Content } = use(page.load())
  return <Content />
}

/** A page this player may not see: says why, once, and leads home. */
function TurnedAway({ decision }: { readonly decision: ClickDecision }) {
  const decide = useClickDecision()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    decide(decision)
  }, [decide, decision])
  return <Navigate replace to={ROUTES.home.path} />
}
