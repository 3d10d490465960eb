import { Suspense } from 'react'

import { ContractRequests } from '../../features/agent-contracts/index.ts'
import { useSession } from '../boot/index.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useContractRequests } from './contractRequests.ts'

/** Word of contracts that wait for the member's answer, once a visit. If it cannot be fetched, it comes with the next. */
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
