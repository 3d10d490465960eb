import type { Duty } from '@livery/domain/jurisdiction'

import { useTenant } from '#platform/boot/ServicesContext.ts'

/** Function that tells if the brand's regulator requires a duty. */
export function useDuties(): (duty: Duty) => boolean {
  const { duties } = useTenant().regulation
  return (duty) => duties.includes(duty)
}
