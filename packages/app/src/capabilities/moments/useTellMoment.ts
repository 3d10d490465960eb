import { isRealAccount } from '@livery/domain/account'
import type { MomentEvent } from '@livery/domain/moments'
import { useCallback } from 'react'

import { useServices, useSession } from '#platform/boot/ServicesContext.ts'

import type { Moment } from './moments.atoms.ts'

/**
 * Tells of an event that may be a moment of a member. The rule is loaded with the first event; without its code nothing
 * is celebrated.
 *
 * @returns a function that resolves to true when the event is celebrated, so that nothing else needs to tell of it
 */
export function useTellMoment(): (id: string, event: MomentEvent, moment: Moment) => Promise<boolean> {
  const services = useServices()
  const session = useSession()
  const isMember = session !== undefined && isRealAccount(session.type)
  return useCallback(
    async (id, event, moment) => {
      if (!isMember) return false
      const loaded = await import('./tellMoment.ts').catch(() => undefined)
      return loaded ? loaded.tellMoment(services, id, event, moment) : false
    },
    [isMember, services],
  )
}
