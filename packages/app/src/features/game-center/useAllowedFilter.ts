import { clickMembersFilter } from '@livery/domain/access'
import { filterNeedsSession } from '@livery/domain/games'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'

import type { CenterFilter } from './gameCenter.ts'

/**
 * Filter that this player may use. A visitor whose address asks for a member's games gets the same message as for a
 * tap on the filter, and sees all games (S-centre-19).
 */
export function useAllowedFilter(asked: CenterFilter): CenterFilter {
  const visitor = useSession() === undefined
  const decide = useClickDecision()
  const refused = visitor && filterNeedsSession(asked.filter)
  const tell = useEffectEvent(() => decide(clickMembersFilter(null)))
  useEffect(() => {
    if (refused) tell()
  }, [refused])
  return useMemo(() => (refused ? { ...asked, filter: 'all' } : asked), [refused, asked])
}
