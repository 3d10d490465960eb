import type { PromotionState } from '@livery/domain/promotions'
import {
  IconCalendar,
  IconClock,
  IconFailure,
  IconHourglass,
  IconLock,
  IconReward,
  IconSuccess,
  IconTick,
  type IconType,
} from '@livery/ui/icon'
import type { StatusTagProps } from '@livery/ui/status-tag'

export interface StateBadge {
  readonly icon: IconType
  readonly tone: NonNullable<StatusTagProps['tone']>
}

/** Icon and colour of each state, in the list and on the promotion's own page. */
export const STATE_BADGES: Readonly<Record<PromotionState, StateBadge>> = {
  applying: { icon: IconHourglass, tone: 'info' },
  process: { icon: IconClock, tone: 'info' },
  joined: { icon: IconTick, tone: 'success' },
  issued: { icon: IconReward, tone: 'success' },
  claimed: { icon: IconSuccess, tone: 'neutral' },
  rejected: { icon: IconFailure, tone: 'danger' },
  comingSoon: { icon: IconCalendar, tone: 'brand' },
  closed: { icon: IconLock, tone: 'neutral' },
}
