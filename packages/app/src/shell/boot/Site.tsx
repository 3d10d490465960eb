import { LinkProvider } from '@livery/ui/link'
import { useEffect, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'

import { InstallBar } from '../../features/install/index.ts'
import { PageFrame } from '../frame/PageFrame.tsx'
import { Panels } from '../frame/Panels.tsx'
import { RouteAnnouncer } from '../frame/RouteAnnouncer.tsx'
import { SessionOutlet } from '../jurisdiction/DutyOutlets.tsx'
import { OverlayOutlet } from '../overlays/OverlayOutlet.tsx'
import { RouteOutlet } from '../routing/RouteOutlet.tsx'
import { usePrefetch } from '../routing/usePrefetch.ts'
import { useScrollRestoration } from '../routing/useScrollRestoration.ts'
import { StatusGate } from '../status/StatusGate.tsx'
import type { Shell } from './createShell.ts'
import { Providers } from './Providers.tsx'
import { useShell } from './ShellContext.ts'

export interface SiteProps {
  readonly shell: Shell
}

/** The whole site: providers, then the frame with the page of the address in it. */
export function Site({ shell }: SiteProps) {
  return (
    <Providers shell={shell}>
      {/* Address and page change in one step: a page that ends the session and leaves must not be seen without it. */}
      <BrowserRouter useTransitions={false}>
        <RoutedSite />
      </BrowserRouter>
    </Providers>
  )
}

/** Everything of the site that lives on an address; whose address that is, the router above it decides. */
export function RoutedSite() {
  return (
    <Links>
      <StatusGate>
        <Pages />
      </StatusGate>
      <OverlayOutlet />
      <SessionOutlet />
    </Links>
  )
}

/** Connects the router to links of the component package and to code that is no component. */
function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { navigator } = useShell()
  useEffect(() => navigator.connect((path, options) => void navigate(path, options)), [navigate, navigator])
  return <LinkProvider navigate={(href) => void navigate(href)}>{children}</LinkProvider>
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
    </>
  )
}
