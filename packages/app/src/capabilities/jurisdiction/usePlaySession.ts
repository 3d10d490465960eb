import type { Schemas } from '@livery/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'

import { playSessionQuery } from './playSession.queries.ts'

/** Update interval of a clock with minutes, ms. */
const TICK = 5_000

export type PlaySession = Schemas['PlaySession'] & {
  /** Current time of the gateway's clock, epoch ms; updates by itself. */
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
    // A phone that slept updates the clock on waking, not a tick later.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wanted])
  if (!wanted || data === undefined) return undefined
  return { ...data, now: Date.parse(data.serverTime) + Math.max(0, now - dataUpdatedAt) }
}
