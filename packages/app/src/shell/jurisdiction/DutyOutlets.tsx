import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { useSession } from '../boot/index.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'

const duties = () => import('./duties.ts')

type Name = keyof Awaited<ReturnType<typeof duties>>

const part = (name: Name): ComponentType => lazy(async () => ({ default: (await duties())[name] }))

const Start = part('StartDuties')
const End = part('EndDuties')
const Play = part('PlayDuties')
const Header = part('HeaderDuties')
const Bar = part('BarDuties')
const OfSession = part('SessionDuties')

interface OutletProps {
  readonly children: ReactNode
  /** It comes together with what stands beside it, which waits for it; otherwise by itself, as soon as it is there. */
  readonly waitedFor?: boolean
}

/** A part that cannot be fetched leaves the page standing: it comes with the next page, or the next visit. */
function Outlet({ children, waitedFor = false }: OutletProps) {
  return (
    <ErrorBoundary renderFailure={() => null}>
      {waitedFor ? children : <Suspense fallback={null}>{children}</Suspense>}
    </ErrorBoundary>
  )
}

export interface WithDutiesProps {
  /** Home is first seen without: what its regulator asks above and below it is in its footer, or small. */
  readonly home: boolean
  readonly children: ReactNode
}

/**
 * A page between what the brand's regulator asks to stand above and below it. They come at once: one that came alone
 * would be pushed away by the other.
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

/** What the regulator asks to stand above a page, below the header that such a page brings itself. */
export function HeaderDuties() {
  return (
    <Outlet>
      <Header />
    </Outlet>
  )
}

/** What the regulator asks to stand below a page, above the bar that such a page ends in. */
export function BarDuties() {
  return (
    <Outlet>
      <Bar />
    </Outlet>
  )
}

/** What the regulator asks to stand beside a running game. */
export function GameDuties() {
  return (
    <Outlet>
      <Play />
    </Outlet>
  )
}

/** What a session owes its player wherever they are. */
export function SessionOutlet() {
  const signedIn = useSession() !== undefined
  return (
    signedIn && (
      <Outlet>
        <OfSession />
      </Outlet>
    )
  )
}
