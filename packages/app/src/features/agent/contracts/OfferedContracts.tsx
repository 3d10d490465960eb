import { useSession } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

import { useContractRequests } from './contractRequests.ts'

const ContractRequests = lazyPart(() => import('./ContractRequests.tsx'))

/** Notice of contract requests, once per visit. */
export function OfferedContracts() {
  const session = useSession()
  const requests = useContractRequests()
  if (!session || requests.length === 0) return null
  return (
    <OptionalPart>
      <ContractRequests key={session.memberName} memberName={session.memberName} requests={requests} />
    </OptionalPart>
  )
}
