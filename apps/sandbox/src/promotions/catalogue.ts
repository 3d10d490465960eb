import type { Flags, WhitelabelFlag } from '@livery/domain/site'

import type { Text } from '../platform/text.ts'
import { REWARD_HOUR } from '../rewards/daily.ts'
import { cashbackRate, TOP_LEVEL } from '../vip/levels.ts'
import { turnoverTerms } from './bonusTerms.ts'
import {
  APP_GIFT,
  BONUS_TURNOVER,
  CASHBACK_TURNOVER,
  DECISION_PROMISED_MINUTES,
  FIRST_DEPOSIT,
  LIVE_TABLE_PERCENT,
  REFERRAL,
  TOURNAMENT,
} from './promises.ts'

/** Promotion of the operator. */
export interface PromotionPlan {
  readonly id: string
  readonly key: string
  /** Slug of its picture. */
  readonly art: string
  /** Flag that the promotion requires. */
  readonly needs?: WhitelabelFlag
  /** True when members apply for it; false when it is granted automatically. */
  readonly applicable: boolean
  /** Start in days from the beginning of the current month in UTC. */
  readonly startsDay: number
  /** Duration in days; absent: unlimited. */
  readonly days?: number
  readonly title: Text
  readonly summary: Text
  /** Text of the promotion's page. */
  readonly content: Text
  readonly terms: readonly Text[]
}

/** Terms of a bonus that must be staked so many times. */
const bonusTerms = (turnover: number, first: Text): readonly Text[] => [
  first,
  ...turnoverTerms(turnover),
  'terms.draws',
  'terms.early',
]

const ONCE = bonusTerms(BONUS_TURNOVER, 'terms.once')

/** Days of the season's promotion. */
const SEASON_DAYS = 21

const REFERRAL_SUMS = {
  staked: { sum: REFERRAL.staked },
  reward: { sum: REFERRAL.reward },
  friend: { sum: REFERRAL.friend },
}

/** Result of the draw that is over. */
const AUTUMN_RESULT: Text = { id: 'promotion.autumn.summary', values: { count: 100, amount: { sum: 20 } } }

/** All promotions, most important first. */
const PROMOTIONS: readonly PromotionPlan[] = [
  {
    id: FIRST_DEPOSIT.promotionId,
    key: FIRST_DEPOSIT.key,
    art: 'gift',
    applicable: true,
    startsDay: -60,
    title: 'promotion.welcome.title',
    summary: { id: 'promotion.welcome.summary', values: { most: { sum: FIRST_DEPOSIT.most } } },
    content: {
      id: 'promotion.welcome.content',
      values: { minutes: DECISION_PROMISED_MINUTES, percent: LIVE_TABLE_PERCENT },
    },
    terms: ONCE,
  },
  {
    id: 'promo_referral',
    key: 'REFERRAL',
    art: 'friends',
    needs: 'REFERRAL',
    applicable: false,
    startsDay: -90,
    title: 'promotion.referral.title',
    summary: { id: 'promotion.referral.summary', values: REFERRAL_SUMS },
    content: { id: 'promotion.referral.summary', values: REFERRAL_SUMS },
    terms: ['terms.friend', ...ONCE],
  },
  {
    id: 'promo_cashback',
    key: 'CASHBACK',
    art: 'coins',
    applicable: false,
    startsDay: -120,
    title: 'promotion.cashback.title',
    summary: { id: 'promotion.cashback.summary', values: { rate: Number(cashbackRate(TOP_LEVEL)) } },
    content: {
      id: 'promotion.cashback.content',
      values: { time: `${String(REWARD_HOUR).padStart(2, '0')}:00` },
    },
    terms: bonusTerms(CASHBACK_TURNOVER, 'terms.refunded'),
  },
  {
    id: APP_GIFT.promotionId,
    key: 'APP_DOWNLOAD',
    art: 'phone',
    applicable: true,
    startsDay: -30,
    title: 'install.gift',
    summary: { id: 'promotion.app.summary', values: { amount: { sum: APP_GIFT.amount } } },
    content: 'promotion.app.content',
    terms: ONCE,
  },
  {
    id: TOURNAMENT.promotionId,
    key: 'TOURNAMENT',
    art: 'podium',
    applicable: true,
    startsDay: 0,
    days: 45,
    title: 'promotion.tournament.title',
    summary: {
      id: 'promotion.tournament.summary',
      values: { places: TOURNAMENT.places, prize: { sum: TOURNAMENT.prizes[0] } },
    },
    content: 'promotion.tournament.content',
    terms: ONCE,
  },
  {
    id: 'promo_season',
    key: 'SEASON',
    art: 'season',
    applicable: false,
    startsDay: 45,
    days: SEASON_DAYS,
    title: 'promotion.season.title',
    summary: { id: 'promotion.season.summary', values: { days: SEASON_DAYS } },
    content: { id: 'promotion.season.summary', values: { days: SEASON_DAYS } },
    terms: ONCE,
  },
  {
    id: 'promo_autumn',
    key: 'AUTUMN',
    art: 'autumn',
    applicable: true,
    startsDay: -50,
    days: 40,
    title: 'promotion.autumn.title',
    summary: AUTUMN_RESULT,
    content: AUTUMN_RESULT,
    terms: ONCE,
  },
]

/** Promotion of a known id. */
export function promotionOf(id: string): PromotionPlan {
  const found = PROMOTIONS.find((one) => one.id === id)
  if (!found) throw new Error(`There is no promotion ${id}.`)
  return found
}

/** Pictures of all promotions. */
export const promotionArts: readonly string[] = PROMOTIONS.map(({ art }) => art)

const DAY_MS = 86_400_000

/** Start and end of a promotion, at a given time. */
export function promotionTimes(
  { startsDay, days }: PromotionPlan,
  now: Date,
): { startsAt: Date; endsAt?: Date } {
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const startsAt = new Date(monthStart + startsDay * DAY_MS)
  return days === undefined
    ? { startsAt }
    : { startsAt, endsAt: new Date(startsAt.getTime() + days * DAY_MS) }
}

/** Promotions of a merchant with these flags. */
export const promotionsFor = (flags: Flags): PromotionPlan[] =>
  PROMOTIONS.filter(({ needs }) => !needs || flags[needs])

/** Keys of the current promotions. */
export function livePromotionKeys(flags: Flags, now: Date): string[] {
  return promotionsFor(flags)
    .filter((plan) => {
      const { startsAt, endsAt } = promotionTimes(plan, now)
      return startsAt <= now && (!endsAt || endsAt > now)
    })
    .map(({ key }) => key)
}
