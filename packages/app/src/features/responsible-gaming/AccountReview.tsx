import { isRealAccount } from '@livery/domain/account'
import { isReviewDue } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'

import { REVIEWED } from './remindersSeen.ts'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/** Reminder every six months to review the account, where the regulator asks for it; remembered by account. */
export function AccountReview() {
  const { gateway, overlays, storage } = useServices()
  const navigate = useNavigate()
  const session = useSession()
  const owed = useDuties()('sixMonthReview') && session !== undefined && isRealAccount(session.type)
  const { data: member } = useQuery({ ...memberQuery(gateway), enabled: owed })
  const remind = useEffectEvent(async (id: string, registeredAt: string): Promise<void> => {
    const now = gateway.clock.now()
    const reviewed = storage.read(REVIEWED) ?? {}
    if (!isReviewDue(reviewed[id] ?? registeredAt, now)) return
    storage.write(REVIEWED, { ...reviewed, [id]: new Date(now).toISOString() })
    const agreed = await overlays.confirm({
      title: { message: messages.reviewTitle },
      body: { message: messages.reviewText },
      confirm: { message: messages.reviewOpen },
      cancel: { message: messages.later },
    })
    if (agreed) void navigate(ROUTES.responsibleGaming.path)
  })
  const id = owed ? member?.id : undefined
  const registeredAt = member?.registeredAt
  useEffect(() => {
    if (id !== undefined && registeredAt !== undefined) void remind(id, registeredAt)
  }, [id, registeredAt])
  return null
}
