import { isReferralEnabled, showsReferral } from '@livery/domain/agents'
import { effectiveFlags, type Flags } from '@livery/domain/site'
import { useMemo } from 'react'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useWhitelabel } from '#platform/boot/WhitelabelContext.ts'

/**
 * Current feature flags: the flags of the brand's build, minus those that the operator has switched off (decision
 * 24).
 */
export function useFlags(): Flags {
  const { flags: built } = useTenant()
  const live = useWhitelabel().data?.flags
  return useMemo(() => effectiveFlags(built, live), [built, live])
}

/** True while the referral is enabled for this brand. */
export function useReferralEnabled(): boolean {
  return isReferralEnabled(useFlags(), useWhitelabel().data?.promotions)
}

/**
 * True when links to the referral are visible: the build has it, and the player is a visitor or the operator has it
 * enabled.
 */
export function useShowsReferral(): boolean {
  const session = useSession() ?? null
  const enabled = useReferralEnabled()
  return useFlags().REFERRAL && showsReferral(session, enabled)
}
