import { clickMembersFilter } from '@livery/domain/access'
import { filterNeedsSession } from '@livery/domain/games'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'

import type { CenterFilter } from './gameCenter.ts'

/** Filters of the page. */
interface AllowedFilters {
  /** Filter of the choices and of the header, effective at once. */
  readonly filter: CenterFilter
  /** The same filter for the list, which is drawn after the choices have answered the tap. */
  readonly listed: CenterFilter
}

/** A member's games are gone with the session, from the list too: a visitor sees all games (S-centre-19). */
function useAllowed(asked: CenterFilter): CenterFilter {
  const visitor = useSession() === undefined
  const refused = visitor && filterNeedsSession(asked.filter)
  return useMemo(() => (refused ? { ...asked, filter: 'all' } : asked), [refused, asked])
}

/**
 * Filters that this player may use. A visitor whose address asks for a member's games gets the same message as for a
 * tap on the filter.
 */
export function useAllowedFilter(asked: CenterFilter): AllowedFilters {
  const filter = useAllowed(asked)
  const listed = useAllowed(useDeferredValue(asked))
  const decide = useClickDecision()
  const refused = filter !== asked
  const tell = useEffectEvent(() => decide(clickMembersFilter(null)))
  useEffect(() => {
    if (refused) tell()
  }, [refused])
  return { filter, listed }
}
