import { effectiveFlags, isReferralEnabled, showsReferral, type Flags } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useGateway, useSession, useTenant } from '../boot/index.ts'
import { whitelabelQuery } from './whitelabel.queries.ts'

/** The flags in force: what the brand was built with, less what the operator has switched off (decision 24). */
export function useFlags(): Flags {
  const { flags: built } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const live = data?.flags
  return useMemo(() => effectiveFlags(built, live), [built, live])
}

/** Whether the referral is on for this brand at this moment. */
export function useReferralEnabled(): boolean {
  const { data } = useQuery(whitelabelQuery(useGateway()))
  return isReferralEnabled(useFlags(), data?.promotions)
}

/** Whether the way to the referral is shown: where it is built, to visitors, and to members while it is on. */
export function useShowsReferral(): boolean {
  const session = useSession() ?? null
  const enabled = useReferralEnabled()
  return useFlags().REFERRAL && showsReferral(session, enabled)
}
