import { isRealAccount } from '@livery/domain/account'
import { isPlayRoute, isReviewDue } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { REVIEWED } from './remindersSeen.ts'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/**
 * Reminder every six months to review the account, where the regulator asks for it; remembered by account. It waits until
 * the player has left a game or a bet, which it would cover.
 */
export function AccountReview() {
  const { gateway, overlays, storage } = useServices()
  const navigate = useNavigate()
  const session = useSession()
  const { route } = useRoute()
  const owed = useDuties()('sixMonthReview') && session !== undefined && isRealAccount(session.type)
  const { data: member } = useQuery({ ...memberQuery(gateway), enabled: owed })
  const [reviewed, setReviewed] = useState(() => storage.read(REVIEWED) ?? {})
  const due =
    owed &&
    member?.id !== undefined &&
    member.registeredAt !== undefined &&
    isReviewDue(reviewed[member.id] ?? member.registeredAt, gateway.clock.now())
  const turn = useUnsolicitedQueue('accountReview', due && !isPlayRoute(route.id))
  const id = member?.id
  const answered = useEffectEvent((agreed: boolean): void => {
    setReviewed(storage.read(REVIEWED) ?? {})
    if (agreed) void navigate(ROUTES.responsibleGaming.path)
  })
  useEffect(() => {
    if (!turn || id === undefined) return
    const at = new Date(gateway.clock.now()).toISOString()
    storage.write(REVIEWED, { ...storage.read(REVIEWED), [id]: at })
    void overlays
      .confirm({
        title: { message: messages.reviewTitle },
        body: { message: messages.reviewText },
        confirm: { message: messages.reviewOpen },
        cancel: { message: messages.later },
      })
      .then((agreed) => answered(agreed))
  }, [turn, id, gateway, overlays, storage])
  return null
}
