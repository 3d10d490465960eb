import { isRealAccount } from '@livery/domain/account'
import { ROUTES } from '@livery/domain/routes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { footerMessages } from '#capabilities/site-footer/footer.messages.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { TOOLS_TOLD } from './remindersSeen.ts'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/** Tells a new member which tools there are and where, before the first stake, where the regulator asks for it. */
export function ToolsNotice() {
  const { overlays, storage } = useServices()
  const navigate = useNavigate()
  const session = useSession()
  const owed = useDuties()('toolsAtRegistration')
  const [told, setTold] = useState(() => storage.read(TOOLS_TOLD))
  const newMember =
    owed && session?.firstTimeLogin === true && isRealAccount(session.type) ? session.memberName : undefined
  const turn = useUnsolicitedQueue('toolsNotice', newMember !== undefined && newMember !== told)
  const answered = useEffectEvent((agreed: boolean): void => {
    setTold(newMember)
    if (agreed) void navigate(ROUTES.responsibleGaming.path)
  })
  useEffect(() => {
    if (!turn || newMember === undefined) return
    storage.write(TOOLS_TOLD, newMember)
    void overlays
      .confirm({
        title: { message: footerMessages.responsibleTitle },
        body: { message: messages.intro },
        confirm: { message: messages.limits },
        cancel: { message: messages.later },
      })
      .then((agreed) => answered(agreed))
  }, [turn, newMember, overlays, storage])
  return null
}
