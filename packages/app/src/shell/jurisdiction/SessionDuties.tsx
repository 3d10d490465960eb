import { isRealAccount } from '@livery/domain'
import { useEffect, useState } from 'react'

import { LimitsOffer } from '../../features/responsible-gaming/index.ts'
import { useSession, useShell, useTenant } from '../boot/index.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'
import { SessionRefresh } from '../session/SessionRefresh.tsx'
import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { LIMITS_OFFERED } from './remindersSeen.ts'
import { useDuties } from './useDuties.ts'

/**
 * What a session owes its player, on whatever page: to last while they are here, reality check, the offer of limits, the
 * helpline at its end.
 */
export function SessionDuties() {
  return (
    <>
      <SessionRefresh />
      <RealityCheck />
      <FirstLimits />
      <FarewellHelpline />
    </>
  )
}

/** Offers a new member limits once, where the regulator wants that. */
function FirstLimits() {
  const { storage } = useShell()
  const session = useSession()
  const due = useDuties()('limitsAtRegistration')
  const [offered, setOffered] = useState(() => storage.read(LIMITS_OFFERED) ?? false)
  if (!due || offered || !session?.firstTimeLogin || !isRealAccount(session.type)) return null
  return (
    <LimitsOffer
      onDone={() => {
        storage.write(LIMITS_OFFERED, true)
        setOffered(true)
      }}
    />
  )
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
