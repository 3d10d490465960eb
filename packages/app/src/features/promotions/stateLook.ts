import type { PromotionState } from '@livery/domain'
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

export interface StateLook {
  readonly icon: IconType
  readonly tone: NonNullable<StatusTagProps['tone']>
}

/** How each state is drawn, in the list and on the promotion's own page. */
export const STATE_LOOKS: Readonly<Record<PromotionState, StateLook>> = {
  applying: { icon: IconHourglass, tone: 'info' },
  process: { icon: IconClock, tone: 'info' },
  joined: { icon: IconTick, tone: 'success' },
  issued: { icon: IconReward, tone: 'success' },
  claimed: { icon: IconSuccess, tone: 'neutral' },
  rejected: { icon: IconFailure, tone: 'danger' },
  comingSoon: { icon: IconCalendar, tone: 'brand' },
  closed: { icon: IconLock, tone: 'neutral' },
}
