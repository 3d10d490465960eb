import { isShownTo } from '@livery/domain/site'
import type { HomeSection } from '@livery/tenant'
import type { ReactNode } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { isReturning } from '#platform/device/visits.ts'

export interface ForVisitProps {
  readonly section: HomeSection
  readonly children: ReactNode
}

/** Section for devices that were here before, or for those that were not; rendered on the device alone. */
export function ForVisit({ section, children }: ForVisitProps) {
  return isShownTo(section.audience, isReturning(useServices().storage) ? 'returning' : 'new') && children
}
