import { LinkProvider } from '@livery/ui/link'
import { startTransition, useEffect, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'

import { InstallBar } from '#features/install/InstallBar.tsx'
import { StatusGate } from '#features/status/StatusGate.tsx'
import type { SiteServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { OverlayOutlet } from '#platform/overlays/OverlayOutlet.tsx'
import { ErrorBoundary } from '#platform/parts/ErrorBoundary.tsx'
import { leadsHere } from '#platform/routing/leadsHere.ts'

import { SessionOutlet } from './duties/SessionOutlet.tsx'
import { PageFrame } from './frame/PageFrame.tsx'
import { RouteAnnouncer } from './frame/RouteAnnouncer.tsx'
import { Panels } from './panels/Panels.tsx'
import { PullOutlet } from './refresh/PullOutlet.tsx'
import { PageFailure } from './routes/PageFailure.tsx'
import { RouteOutlet } from './routes/RouteOutlet.tsx'
import { usePrefetch } from './routes/usePrefetch.ts'
import { useScrollRestoration } from './routes/useScrollRestoration.ts'

export interface SiteProps {
  readonly services: SiteServices
}

/** The whole site: providers, then the frame with the page of the address in it. */
export function Site({ services }: SiteProps) {
  return (
    <Providers services={services}>
      {/* The address and the page change in one step: a page that ends the session and navigates must not render
          without the session. */}
      <BrowserRouter useTransitions={false}>
        <RoutedSite />
      </BrowserRouter>
    </Providers>
  )
}

/** Everything of the site that needs a router; the caller provides it. */
export function RoutedSite() {
  return (
    <Links>
      {/* The last resort: an answer that no part of the frame expects leaves a page that says so, never a white one. */}
      <ErrorBoundary renderFailure={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
        <StatusGate>
          <Pages />
        </StatusGate>
      </ErrorBoundary>
      <OverlayOutlet />
      <SessionOutlet />
    </Links>
  )
}

/**
 * Connects the router to links of the component package and to code that is no component. A link's page is rendered in
 * a transition: the tap is answered in the next frame, however much the page draws.
 */
function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { navigator } = useServices()
  useEffect(() => navigator.connect(navigate), [navigate, navigator])
  return (
    <LinkProvider
      navigate={(href) =>
        startTransition(() => {
          // A second tap while the page is on its way is no second step of the history, as with the browser's own links.
          void navigate(href, { replace: leadsHere(href, location.href) })
        })
      }
    >
      {children}
    </LinkProvider>
  )
}

function Pages() {
  useScrollRestoration()
  usePrefetch()
  return (
    <>
      <PageFrame banner={<InstallBar />}>
        <RouteOutlet />
      </PageFrame>
      <Panels />
      <RouteAnnouncer />
      <PullOutlet />
    </>
  )
}
