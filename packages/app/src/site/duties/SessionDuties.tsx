import { FarewellHelpline } from '#capabilities/jurisdiction/FarewellHelpline.tsx'
import { MomentOutlet } from '#capabilities/moments/MomentOutlet.tsx'
import { OfferedContracts } from '#features/agent/contracts/OfferedContracts.tsx'
import { AccountReview } from '#features/responsible-gaming/AccountReview.tsx'
import { FirstLimits } from '#features/responsible-gaming/FirstLimits.tsx'
import { RealityCheck } from '#features/responsible-gaming/RealityCheck.tsx'
import { ToolsNotice } from '#features/responsible-gaming/ToolsNotice.tsx'
import { MarketingOffer } from '#features/security/MarketingOffer.tsx'
import { LevelWatch } from '#features/vip/LevelWatch.tsx'

import { MemberType } from './MemberType.tsx'
import { SessionRefresh } from './SessionRefresh.tsx'
import { TotalUnread } from './TotalUnread.tsx'

/**
 * Session duties on every page: prolonging the session while the player is active, the member's current type, reality
 * check, limits offer, consent to marketing and the tools of responsible gaming for a new member, half-yearly review,
 * helpline at sign-out, total of the unread, notice of contract requests, and moments of celebration.
 */
export default function SessionDuties() {
  return (
    <>
      <SessionRefresh />
      <MemberType />
      <TotalUnread />
      <RealityCheck />
      <FirstLimits />
      <MarketingOffer />
      <ToolsNotice />
      <AccountReview />
      <FarewellHelpline />
      <OfferedContracts />
      <LevelWatch />
      <MomentOutlet />
    </>
  )
}
