import type { WhitelabelFlag } from '@livery/domain/site'

import type { TextId } from '../platform/catalogue.ts'
import type { Text } from '../platform/text.ts'
import { promotionOf } from '../promotions/catalogue.ts'
import { BONUS_TURNOVER, CASHBACK_TURNOVER, FIRST_DEPOSIT, TOURNAMENT } from '../promotions/promises.ts'
import type { Schemas } from '../wire.ts'

/** Banner picture of a group, with the target of a tap. */
export interface BannerPlan {
  readonly groupName: Schemas['BannerGroup']
  readonly art: string
  readonly link: string
  readonly needs?: WhitelabelFlag
  readonly title: Text
  readonly action?: TextId
  /** Main conditions of an offer, which a banner of it names. */
  readonly terms?: {
    readonly says: readonly Text[]
    /** Number of times that a bonus is bet before it can be withdrawn, unless the regulator asks for less. */
    readonly turnover?: number
  }
}

/** Picture of the popup. */
export const POPUP_ART = 'laurel'

const welcome = promotionOf(FIRST_DEPOSIT.promotionId)
const tournament = promotionOf(TOURNAMENT.promotionId)
const cashback = promotionOf('promo_cashback')
const referral = promotionOf('promo_referral')

/** Banners by group, in display order; those of promotions say what the promotion's page says. */
export const BANNERS: readonly BannerPlan[] = [
  {
    groupName: 'm_home',
    art: 'welcome',
    link: `/m/activityDetail?id=${welcome.id}`,
    title: welcome.title,
    action: 'home.popupFollow',
    terms: { says: [welcome.summary], turnover: BONUS_TURNOVER },
  },
  {
    groupName: 'm_home',
    art: 'tournament',
    link: `/m/activityDetail?id=${tournament.id}`,
    title: tournament.title,
    action: 'promotion.apply',
    terms: { says: [tournament.summary] },
  },
  {
    groupName: 'm_home',
    art: 'cashback',
    link: `/m/activityDetail?id=${cashback.id}`,
    title: cashback.title,
    action: 'home.popupFollow',
    terms: { says: [cashback.summary], turnover: CASHBACK_TURNOVER },
  },
  {
    groupName: 'm_live',
    art: 'live',
    link: '/m/gameCenter?gameType=LIVE',
    title: 'category.LIVE',
    action: 'home.playNow',
  },
  {
    groupName: 'm_newgame',
    art: 'newgame',
    link: '/m/gameCenter?gameType=RNG',
    title: 'home.newGames',
    action: 'gameCenter.viewAll',
  },
  {
    groupName: 'm_invite',
    art: 'referral',
    link: '/m/inviteFriends',
    needs: 'REFERRAL',
    title: referral.title,
    action: 'home.invite',
    terms: { says: [referral.summary] },
  },
  {
    groupName: 'm_reg',
    art: 'register',
    link: `/m/activityDetail?id=${welcome.id}`,
    title: welcome.title,
    terms: { says: [welcome.summary], turnover: BONUS_TURNOVER },
  },
]
