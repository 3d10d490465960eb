import { readSiteStatus } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'

import { useShell } from '../boot/index.ts'
import { systemStatusQuery } from './status.queries.ts'
import { siteStatusAtom } from './status.ts'

const StatusPage = lazy(() => import('./StatusPage.tsx'))

/** Shows the site while it is open, and the page that says why when it is not. */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const { boot, gateway, status: keeper } = useShell()
  const status = useAtomValue(siteStatusAtom)
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery(systemStatusQuery(gateway))
  const reading = boot.tenant.gateway.statusReading

  useEffect(() => {
    // The same answer as before is news when a call has closed the site meanwhile.
    if (data && dataUpdatedAt > 0) keeper.report(readSiteStatus(reading, data))
  }, [data, dataUpdatedAt, keeper, reading])

  if (status.kind === 'normal') return children
  return (
    <Suspense fallback={null}>
      <StatusPage status={status} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  )
}
