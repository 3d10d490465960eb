import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

const duties = () => import('./duties.ts')

type Name = keyof Awaited<ReturnType<typeof duties>>

const part = (name: Name): ComponentType => lazy(async () => ({ default: (await duties())[name] }))

const Start = part('StartDuties')
const End = part('EndDuties')
const Play = part('PlayDuties')
const Header = part('HeaderDuties')
const Bar = part('BarDuties')

interface OutletProps {
  readonly children: ReactNode
  /** True when the part suspends together with its siblings; otherwise it appears by itself as soon as it is loaded. */
  readonly waitedFor?: boolean
}

/**
 * Outlet of a lazily fetched part. A failed fetch leaves the page intact; the part is fetched again with the next
 * page or visit.
 */
function Outlet({ children, waitedFor = false }: OutletProps) {
  return (
    <ErrorBoundary renderFailure={() => null}>
      {waitedFor ? children : <Suspense fallback={null}>{children}</Suspense>}
    </ErrorBoundary>
  )
}

export interface WithDutiesProps {
  /** True on home, which renders without waiting for the notices: they are in its footer, or small. */
  readonly home: boolean
  readonly children: ReactNode
}

/**
 * Page with the regulatory notices above and below it. Both appear at once: a single one would be moved by the other.
 */
export function WithDuties({ home, children }: WithDutiesProps) {
  return (
    <>
      <Outlet waitedFor={!home}>
        <Start />
      </Outlet>
      {children}
      <Outlet waitedFor={!home}>
        <End />
      </Outlet>
    </>
  )
}

/** Regulatory notices above a page, below the header of a page that brings its own. */
export function HeaderDutiesOutlet() {
  return (
    <Outlet>
      <Header />
    </Outlet>
  )
}

/** Regulatory notices below a page, above the bar at the end of such a page. */
export function BarDutiesOutlet() {
  return (
    <Outlet>
      <Bar />
    </Outlet>
  )
}

/** Regulatory notices beside a running game. */
export function GameDuties() {
  return (
    <Outlet>
      <Play />
    </Outlet>
  )
}
