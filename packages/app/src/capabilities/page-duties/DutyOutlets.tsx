import type { ComponentType, ReactNode } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

const duties = () => import('./duties.ts')

type Name = keyof Awaited<ReturnType<typeof duties>>

const part = (name: Name): ComponentType => lazyPart(async () => ({ default: (await duties())[name] }))

const Start = part('StartDuties')
const End = part('EndDuties')
const Play = part('PlayDuties')
const Header = part('HeaderDuties')
const Bar = part('BarDuties')

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
      <OptionalPart waitedFor={!home}>
        <Start />
      </OptionalPart>
      {children}
      <OptionalPart waitedFor={!home}>
        <End />
      </OptionalPart>
    </>
  )
}

/** Regulatory notices above a page, below the header of a page that brings its own. */
export function HeaderDutiesOutlet() {
  return (
    <OptionalPart>
      <Header />
    </OptionalPart>
  )
}

/** Regulatory notices below a page, above the bar at the end of such a page. */
export function BarDutiesOutlet() {
  return (
    <OptionalPart>
      <Bar />
    </OptionalPart>
  )
}

/** Regulatory notices beside a running game. */
export function GameDuties() {
  return (
    <OptionalPart>
      <Play />
    </OptionalPart>
  )
}
