import { isRealAccount } from '@livery/domain/account'
import { ROUTES } from '@livery/domain/routes'
import { useState } from 'react'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'

import { LIMITS_OFFERED, LIMITS_OFFERED_WITH_DEPOSIT } from './remindersSeen.ts'

const LimitsOffer = lazyPart(() => import('./LimitsOffer.tsx'))
const DepositLimitOffer = lazyPart(() => import('./DepositLimitOffer.tsx'))

/**
 * Offers limits where the regulator wants that: once to a new member, and once with the first deposit on a device, unless
 * that follows in the same visit (D-0064).
 */
export function FirstLimits() {
  const { storage } = useServices()
  const session = useSession()
  const due = useDuties()
  const { route } = useRoute()
  const [offered, setOffered] = useState(() => ({
    to: storage.read(LIMITS_OFFERED),
    withDeposit: storage.read(LIMITS_OFFERED_WITH_DEPOSIT) ?? false,
  }))
  /** Member who has answered the offer with registration in this visit. */
  const [answeredBy, setAnsweredBy] = useState<string>()
  if (!session || !isRealAccount(session.type)) return null
  const { memberName } = session
  if (due('limitsAtRegistration') && session.firstTimeLogin && offered.to !== memberName) {
    return (
      <LimitsOffer
        onDone={() => {
          storage.write(LIMITS_OFFERED, memberName)
          setOffered((before) => ({ ...before, to: memberName }))
          setAnsweredBy(memberName)
        }}
      />
    )
  }
  const isAnswered = offered.withDeposit || answeredBy === memberName
  if (due('limitsAtFirstDeposit') && route.id === ROUTES.deposit.id && !isAnswered) {
    return (
      <DepositLimitOffer
        onDone={() => {
          storage.write(LIMITS_OFFERED_WITH_DEPOSIT, true)
          setOffered((before) => ({ ...before, withDeposit: true }))
        }}
      />
    )
  }
  return null
}
