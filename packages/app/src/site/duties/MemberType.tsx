import { typeInForce } from '@livery/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'

/**
 * Takes over the type that the member's data tell, so that who has become an agent sees the pages of agents without
 * signing in again (S-agent-11). It asks for nothing itself: home renews the member's data.
 */
export function MemberType() {
  const { gateway, session } = useServices()
  const { data } = useQuery({ ...memberQuery(gateway), enabled: false })
  useEffect(() => {
    const current = session.current()
    if (!data || !current) return
    const type = typeInForce(current.type, data.type)
    if (type !== current.type) session.start({ ...current, type })
  }, [data, session])
  return null
}
