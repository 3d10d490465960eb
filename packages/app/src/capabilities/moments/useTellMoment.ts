import { isRealAccount } from '@livery/domain/account'
import { isMoment, isProtected, type MomentEvent } from '@livery/domain/moments'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'

import { limitsQuery } from '#capabilities/jurisdiction/limits.queries.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'

import { CELEBRATED, momentsAtom, type Moment } from './moments.atoms.ts'

/** Number of events that a device remembers as celebrated. */
const REMEMBERED = 60

/**
 * Tells of an event that may be a moment. Once for each id it is celebrated, if the rule has it so and the member of a
 * real account is not protected from play just now (S-moments-01, S-moments-02).
 *
 * @returns a function that resolves to true when the event is celebrated, so that nothing else needs to tell of it
 */
export function useTellMoment(): (id: string, event: MomentEvent, moment: Moment) => Promise<boolean> {
  const { gateway, storage } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()
  const setMoments = useSetAtom(momentsAtom)
  const isMember = session !== undefined && isRealAccount(session.type)
  return useCallback(
    async (id, event, moment) => {
      const isNew = () => !(storage.read(CELEBRATED) ?? []).includes(id)
      if (!isMember || !isMoment(event) || !isNew()) return false
      try {
        const limits = await queryClient.fetchQuery({ ...limitsQuery(gateway), staleTime: 0, retry: false })
        // Another tab, or a second answer, may have celebrated meanwhile.
        if (isProtected(limits, gateway.clock.now()) || !isNew()) return false
      } catch {
        // A member whose limits are not known is left in peace.
        return false
      }
      storage.write(CELEBRATED, [id, ...(storage.read(CELEBRATED) ?? [])].slice(0, REMEMBERED))
      setMoments((waiting) => [...waiting, moment])
      return true
    },
    [isMember, storage, gateway, queryClient, setMoments],
  )
}
