import { clickMembersFilter, filterNeedsSession } from '@livery/domain'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { useSession } from '../../shell/boot/index.ts'
import { useClickDecision } from '../../shell/frame/useClickDecision.ts'
import type { CentreFilter } from './centre.ts'

/**
 * What of an asked list this player may see. A visitor who comes by an address to games of a member is told so, as a
 * tap on the filter tells them, and sees all games (specification, section 8).
 */
export function useReachableFilter(asked: CentreFilter): CentreFilter {
  const visitor = useSession() === undefined
  const decide = useClickDecision()
  const refused = visitor && filterNeedsSession(asked.filter)
  const tell = useEffectEvent(() => decide(clickMembersFilter(null)))
  useEffect(() => {
    if (refused) tell()
  }, [refused])
  return useMemo(() => (refused ? { ...asked, filter: 'all' } : asked), [refused, asked])
}
