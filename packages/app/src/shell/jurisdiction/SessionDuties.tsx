import { isRealAccount, ROUTES } from '@livery/domain'
import { useEffect, useState } from 'react'

import { DepositLimitOffer, LimitsOffer } from '../../features/responsible-gaming/index.ts'
import { OfferedContracts } from '../agents/OfferedContracts.tsx'
import { useSession, useShell, useTenant } from '../boot/index.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'
import { useRoute } from '../routing/useRoute.ts'
import { SessionRefresh } from '../session/SessionRefresh.tsx'
import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { LIMITS_OFFERED, LIMITS_OFFERED_WITH_DEPOSIT } from './remindersSeen.ts'
import { useDuties } from './useDuties.ts'

/**
 * What a session owes its player, on whatever page: to last while they are here, reality check, the offer of limits, the
 * helpline at its end; and word of contracts that wait for an answer.
 */
export function SessionDuties() {
  return (
    <>
      <SessionRefresh />
      <RealityCheck />
      <FirstLimits />
      <FarewellHelpline />
      <OfferedContracts />
    </>
  )
}

/** Offers limits where the regulator wants that: once to a new member, and once with the first deposit on a device. */
function FirstLimits() {
  const { storage } = useShell()
  const session = useSession()
  const due = useDuties()
  const { route } = useRoute()
  const [offered, setOffered] = useState(() => ({
    toNewMember: storage.read(LIMITS_OFFERED) ?? false,
    withDeposit: storage.read(LIMITS_OFFERED_WITH_DEPOSIT) ?? false,
  }))
  if (!session || !isRealAccount(session.type)) return null
  if (due('limitsAtRegistration') && session.firstTimeLogin && !offered.toNewMember) {
    return (
      <LimitsOffer
        onDone={() => {
          storage.write(LIMITS_OFFERED, true)
          setOffered((before) => ({ ...before, toNewMember: true }))
        }}
      />
    )
  }
  if (due('limitsAtFirstDeposit') && route.id === ROUTES.deposit.id && !offered.withDeposit) {
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

/** Names the helpline to whoever signs out, where the regulator wants that. */
function FarewellHelpline() {
  const { session, overlays } = useShell()
  const { helpline } = useTenant().regulation
  const due = useDuties()('helplineAtLogout')
  useEffect(() => {
    if (!due || !helpline) return
    return session.onChange((next) => {
      if (next) return
      void overlays.confirm({
        title: { message: messages.signedOut },
        body: { message: messages.helpline, values: { number: helpline.number } },
        confirm: { message: overlayMessages.ok },
      })
    })
  }, [due, helpline, session, overlays])
  return null
}
