import { isReferralEnabled, showsReferral } from '@livery/domain/agents'
import { effectiveFlags, type Flags } from '@livery/domain/site'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'

import { whitelabelQuery } from './whitelabel.queries.ts'

/**
 * Current feature flags: the flags of the brand's build, minus those that the operator has switched off (decision
 * 24).
 */
export function useFlags(): Flags {
  const { flags: built } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const live = data?.flags
  return useMemo(() => effectiveFlags(built, live), [built, live])
}

/** True while the referral is enabled for this brand. */
export function useReferralEnabled(): boolean {
  const { data } = useQuery(whitelabelQuery(useGateway()))
  return isReferralEnabled(useFlags(), data?.promotions)
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
