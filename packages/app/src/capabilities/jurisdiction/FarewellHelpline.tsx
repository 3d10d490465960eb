import { useEffect } from 'react'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { useDuties } from './useDuties.ts'

/** Shows the helpline after signing out, where the regulator requires that. */
export function FarewellHelpline() {
  const { session, overlays } = useServices()
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
