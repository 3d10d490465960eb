import type { Schemas } from '@livery/api'
import { clickVip } from '@livery/domain/access'
import { vipLabel } from '@livery/domain/account'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

/** The member's VIP label, and what a tap on it does. */
export function useVipLevel(member: Schemas['Member']): {
  readonly level: string
  readonly onPress: () => void
} {
  const session = useSession() ?? null
  const flags = useFlags()
  const decide = useClickDecision()
  return {
    level: vipLabel(member.clubLabel?.labelName, 'memberCentre'),
    onPress: () => decide(clickVip(session, flags)),
  }
}
