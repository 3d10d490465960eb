import { isMoment, isProtected, type MomentEvent } from '@livery/domain/moments'

import { limitsQuery } from '#capabilities/jurisdiction/limits.queries.ts'
import type { SiteServices } from '#platform/boot/createServices.ts'

import { CELEBRATED, momentsAtom, type Moment } from './moments.atoms.ts'

/** Number of events that a device remembers as celebrated. */
const REMEMBERED = 60

/**
 * Celebrates an event of a member, once for each id, if the rule has it so and the member is not protected from play
 * just now (S-moments-01, S-moments-02).
 *
 * @returns true when the event is celebrated
 */
export async function tellMoment(
  { gateway, storage, queryClient, store }: SiteServices,
  id: string,
  event: MomentEvent,
  moment: Moment,
): Promise<boolean> {
  const isNew = () => !(storage.read(CELEBRATED) ?? []).includes(id)
  if (!isMoment(event) || !isNew()) return false
  try {
    const limits = await queryClient.fetchQuery({ ...limitsQuery(gateway), staleTime: 0, retry: false })
    // Another tab, or a second answer, may have celebrated meanwhile.
    if (isProtected(limits, gateway.clock.now()) || !isNew()) return false
  } catch {
    // A member whose limits are not known is left in peace.
    return false
  }
  storage.write(CELEBRATED, [id, ...(storage.read(CELEBRATED) ?? [])].slice(0, REMEMBERED))
  store.set(momentsAtom, (waiting) => [...waiting, moment])
  return true
}
