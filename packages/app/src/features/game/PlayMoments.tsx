import { followPlay, type PlayProgress } from '@livery/domain/moments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { playSessionQuery } from '#capabilities/jurisdiction/playSession.queries.ts'
import { useTellMoment } from '#capabilities/moments/useTellMoment.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'

/**
 * Follows what the gateway counts of the session while a game is open, and tells of wins. Amounts that the game itself
 * names are not trusted: its message only makes the site ask the gateway.
 */
export function PlayMoments() {
  const { data } = useQuery(playSessionQuery(useGateway()))
  const tell = useTellMoment()
  const progress = useRef<PlayProgress>(undefined)
  useEffect(() => {
    if (!data) return
    const followed = followPlay(progress.current, data)
    progress.current = followed.progress
    const { rise } = followed
    if (!rise) return
    const { startedAt, won, currency } = data
    void tell(
      `play/${startedAt}/${won}`,
      { kind: 'play', ...rise },
      { kind: 'play', amount: rise.ahead, currency },
    )
  }, [data, tell])
  return null
}
