import type { HomeSection } from '@livery/tenant'
import { useState, type ReactNode } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { isReturning } from '#platform/device/visits.ts'

import { isForVisit } from '../homeSections.ts'

export interface ForVisitProps {
  readonly section: HomeSection
  readonly children: ReactNode
}

/** Section for devices that were here before, or for those that were not; rendered on the device alone. */
export function ForVisit({ section, children }: ForVisitProps) {
  const { storage } = useServices()
  const [returning] = useState(() => isReturning(storage))
  return isForVisit(section, returning) && children
}
