/**
 * Promises of promotions, in base units. Texts (`catalogue.ts`) and rules read the same figures, so that a
 * text cannot promise what is not done.
 */

/** Times that cashback must be staked. */
export const CASHBACK_TURNOVER = 1

/** Times that a bonus must be staked, and days in which it can be claimed. */
export const BONUS_TURNOVER = 10
export const BONUS_DAYS = 30

/** Share of a stake at a live table, in percent, that counts towards the turnover. */
export const LIVE_TABLE_PERCENT = 10

/** Bonus on the first deposit: as much again, up to `most`. */
export const FIRST_DEPOSIT = { promotionId: 'promo_welcome', key: 'WELCOME', most: 200 } as const

/** Gift for installing the app. */
export const APP_GIFT = { promotionId: 'promo_app', amount: 5 } as const

/** Invited friends: what a friend must have staked, and what each of the two gets. */
export const REFERRAL = { staked: 50, reward: 10, friend: 10 } as const

/** Tournament: number of places and their prizes; the last prize is that of all further places. */
export const TOURNAMENT = {
  promotionId: 'promo_tournament',
  places: 20,
  prizes: [100, 50, 25, 10, 5],
} as const

/** Minutes after which an application is decided by itself, and those that the texts promise. */
export const DECIDED_AFTER_MINUTES = 5
export const DECISION_PROMISED_MINUTES = 10
