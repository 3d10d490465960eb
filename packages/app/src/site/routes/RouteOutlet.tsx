import { enterRoute, type ClickDecision } from '@livery/domain/access'
import { isRouteAvailable, ROUTES } from '@livery/domain/routes'
import { Suspense, use, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { WithDuties } from '#capabilities/page-duties/DutyOutlets.tsx'
import { HomeSkeleton } from '#features/home/HomeSkeleton.tsx'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { ErrorBoundary } from '#platform/parts/ErrorBoundary.tsx'
import type { LazyPage } from '#platform/parts/lazyPage.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { returningTo } from '#platform/routing/returnTo.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { PageFailure } from './PageFailure.tsx'
import { PAGES } from './pages.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Lazy import: only trial players meet it. */
const AccountNeeded = lazyPart(() => import('#capabilities/entrance/AccountNeeded.tsx'))

/** Page of the current route: redirects, the guard, lazy loading, and the error of a failed load. */
export function RouteOutlet() {
  const { route, redirect } = useRoute()
  const { pathname, search, hash } = useLocation()
  const flags = useFlags()
  const entry = enterRoute(route, useSession() ?? null, flags)

  if (redirect !== null) {
    return <Navigate replace to={{ pathname: redirect, search }} />
  }
  if (entry.kind === 'reject' || entry.kind === 'askToRegister') return <TurnedAway decision={entry} />
  // A page whose flag is off is not in the brand's bundle: its address is treated as unknown.
  if (!isRouteAvailable(route.id, flags)) return <Navigate replace to={ROUTES.notFound.path} />
  if (entry.kind === 'go') {
    const state = entry.to === ROUTES.login.path ? returningTo(`${pathname}${search}${hash}`) : undefined
    return <Navigate replace to={entry.to} state={state} />
  }

  if (entry.kind === 'needsAccount') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AccountNeeded decision={entry} />
      </Suspense>
    )
  }
  const page = PAGES[route.id]
  return (
    <Suspense key={route.id} fallback={route.homeExtras ? <HomeSkeleton /> : <PageSkeleton />}>
      <WithDuties home={route.homeExtras === true}>
        <ErrorBoundary renderFailure={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
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

/** Redirect home from a page that this player may not see, with one message of the reason. */
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
