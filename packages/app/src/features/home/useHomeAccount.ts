import { isTrialAccount } from '@livery/domain/account'
import { useQuery } from '@tanstack/react-query'

import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGreeting } from '#capabilities/member/useGreeting.ts'
import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'

/** Greeting of the player, and true for a trial account; home renews the member's data when it is opened (S-home-32). */
export function useHomeAccount() {
  const session = useSession()
  useQuery({ ...memberQuery(useGateway()), refetchOnMount: 'always' })
  return { greeting: useGreeting(), trial: session !== undefined && isTrialAccount(session.type) }
}
