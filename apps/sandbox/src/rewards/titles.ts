import type { TextId } from '../platform/catalogue.ts'

/** Titles of rewards by template; placeholders are filled with the reward's details. */
export const REWARD_TITLES = {
  cashback: 'reward.cashback',
  welcome: 'reward.welcome',
  firstDeposit: 'promotion.welcome.title',
  app: 'install.gift',
  friend: 'promotion.referral.title',
  tournament: 'reward.tournament',
  birthday: 'vip.birthday',
  desk: 'reward.desk',
} as const satisfies Record<string, TextId>

export type RewardTemplate = keyof typeof REWARD_TITLES
