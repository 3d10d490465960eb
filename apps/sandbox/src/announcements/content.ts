import type { WhitelabelFlag } from '@livery/domain/site'

import type { Text } from '../platform/text.ts'
import { promotionOf } from '../promotions/catalogue.ts'
import { FIRST_DEPOSIT, TOURNAMENT } from '../promotions/promises.ts'
import type { Schemas } from '../wire.ts'

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
const referral = promotionOf('promo_referral')

/** Notices of the marquee and the notice page, newest first; most say what a promotion's page says. */
export const NOTICES: readonly Notice[] = [
  { id: 'ann_cashback', hoursAgo: 3, title: cashback.summary, content: cashback.content },
  { id: 'ann_tournament', hoursAgo: 20, title: tournament.summary, content: tournament.content },
  { id: 'ann_welcome', hoursAgo: 49, title: welcome.summary, content: welcome.content },
  { id: 'ann_safety', hoursAgo: 120, title: 'notice.safety.title', content: 'notice.safety.content' },
]

/** Banner picture of a group, with the target of a tap. */
export interface BannerPlan {
  readonly groupName: Schemas['BannerGroup']
  readonly art: string
  readonly link: string
  readonly needs?: WhitelabelFlag
  readonly title: Text
}

/** Banners by group, in display order. */
export const BANNERS: readonly BannerPlan[] = [
  {
    groupName: 'm_home',
    art: 'welcome',
    link: `/m/activityDetail?id=${welcome.id}`,
    title: welcome.title,
  },
  {
    groupName: 'm_home',
    art: 'tournament',
    link: `/m/activityDetail?id=${tournament.id}`,
    title: tournament.title,
  },
  {
    groupName: 'm_home',
    art: 'cashback',
    link: `/m/activityDetail?id=${cashback.id}`,
    title: cashback.title,
  },
  { groupName: 'm_live', art: 'live', link: '/m/gameCenter?gameType=LIVE', title: 'category.LIVE' },
  { groupName: 'm_newgame', art: 'newgame', link: '/m/gameCenter?gameType=RNG', title: 'home.newGames' },
  {
    groupName: 'm_invite',
    art: 'referral',
    link: '/m/inviteFriends',
    needs: 'REFERRAL',
    title: referral.title,
  },
  { groupName: 'm_reg', art: 'register', link: '/m/activity', title: 'register.heading' },
]
