import { readSiteStatus } from '@livery/domain/site'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, type ReactNode } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { systemStatusQuery } from '#platform/status/status.queries.ts'
import { siteStatusAtom } from '#platform/status/status.ts'

const SiteStatusPage = lazyPart(() => import('./SiteStatusPage.tsx'))

/** Renders the site while it is open, and the status page with the reason otherwise. */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const { boot, gateway, status: keeper } = useServices()
  const status = useAtomValue(siteStatusAtom)
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery(systemStatusQuery(gateway))
  const reading = boot.tenant.gateway.statusReading

  useEffect(() => {
    // An unchanged answer still counts when another call has closed the site meanwhile.
    if (data && dataUpdatedAt > 0) keeper.report(readSiteStatus(reading, data))
  }, [data, dataUpdatedAt, keeper, reading])

  if (status.kind === 'normal') return children
  return (
    <Suspense fallback={null}>
      <SiteStatusPage status={status} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  )
}
