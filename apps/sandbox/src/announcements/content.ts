import type { Text } from '../platform/text.ts'
import { promotionOf } from '../promotions/catalogue.ts'
import { FIRST_DEPOSIT, TOURNAMENT } from '../promotions/promises.ts'

/** Notice to all members. */
export interface Notice {
  readonly id: string
  /** Age in hours, relative to now, so that notices of a sandbox stay recent. */
  readonly hoursAgo: number
  readonly title: Text
  readonly content: Text
}

const welcome = promotionOf(FIRST_DEPOSIT.promotionId)
const tournament = promotionOf(TOURNAMENT.promotionId)
const cashback = promotionOf('promo_cashback')

/** Notices of the marquee and the notice page, newest first; most say what a promotion's page says. */
export const NOTICES: readonly Notice[] = [
  { id: 'ann_cashback', hoursAgo: 3, title: cashback.summary, content: cashback.content },
  { id: 'ann_tournament', hoursAgo: 20, title: tournament.summary, content: tournament.content },
  { id: 'ann_welcome', hoursAgo: 49, title: welcome.summary, content: welcome.content },
  { id: 'ann_safety', hoursAgo: 120, title: 'notice.safety.title', content: 'notice.safety.content' },
]
