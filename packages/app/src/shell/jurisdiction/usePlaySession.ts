import type { Schemas } from '@livery/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useGateway, useSession } from '../boot/index.ts'
import { playSessionQuery } from './playSession.queries.ts'

/** How often a clock of minutes looks at the time, ms. */
const TICK = 5_000

export type PlaySession = Schemas['PlaySession'] & {
  /** Now by the gateway's clock, epoch ms; moves on by itself. */
  readonly now: number
}

/** The signed-in player's session with a running clock; undefined for a visitor and until it is known. */
export function usePlaySession(enabled = true): PlaySession | undefined {
  const signedIn = useSession() !== undefined
  const wanted = enabled && signedIn
  const { data, dataUpdatedAt } = useQuery({ ...playSessionQuery(useGateway()), enabled: wanted })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!wanted) return
    const look = (): void => setNow(Date.now())
    const timer = setInterval(look, TICK)
    // A phone that slept is told the time when it wakes, not a tick later.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wanted])
  if (!wanted || data === undefined) return undefined
  return { ...data, now: Date.parse(data.serverTime) + Math.max(0, now - dataUpdatedAt) }
}
