import { lazy, Suspense } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

import { useContractRequests } from './contractRequests.ts'

const ContractRequests = lazy(() => import('./ContractRequests.tsx'))

/** Notice of contract requests, once per visit. When its fetch fails, it appears in the next visit. */
export function OfferedContracts() {
  const session = useSession()
  const requests = useContractRequests()
  if (!session || requests.length === 0) return null
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense fallback={null}>
        <ContractRequests key={session.memberName} memberName={session.memberName} requests={requests} />
      </Suspense>
    </ErrorBoundary>
  )
}
