import type { HomeSection } from '@livery/tenant'
import type { ReactNode } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { isReturning } from '#platform/device/visits.ts'

import { isForVisit } from '../homeSections.ts'

export interface ForVisitProps {
  readonly section: HomeSection
  readonly children: ReactNode
}

/** Section for devices that were here before, or for those that were not; rendered on the device alone. */
export function ForVisit({ section, children }: ForVisitProps) {
  return isForVisit(section, isReturning(useServices().storage)) && children
}
