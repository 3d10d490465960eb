import type { Duty } from '@livery/domain'

import { useTenant } from '../boot/index.ts'

/** Asks whether the brand's regulator wants something of its pages. */
export function useDuties(): (duty: Duty) => boolean {
  const { duties } = useTenant().regulation
  return (duty) => duties.includes(duty)
}
