import type { Text } from '../platform/text.ts'

/** Titles of rewards by template. */
export const REWARD_TITLES = {
  cashback: { EN: 'Weekly cashback', CN: '每周返水', VI: 'Hoàn trả hằng tuần', AR: 'الاسترداد الأسبوعي' },
  welcome: { EN: 'A gift to begin with', CN: '新手礼金', VI: 'Quà chào mừng', AR: 'هدية البداية' },
  tournament: {
    EN: 'Tournament, 12th place',
    CN: '锦标赛第 12 名',
    VI: 'Giải đấu, hạng 12',
    AR: 'البطولة، المركز الثاني عشر',
  },
  birthday: { EN: 'Happy birthday', CN: '生日快乐', VI: 'Chúc mừng sinh nhật', AR: 'عيد ميلاد سعيد' },
} as const satisfies Record<string, Text>

export type RewardTemplate = keyof typeof REWARD_TITLES

/** Promotions by reward template: claiming the reward completes the promotion. */
export const REWARD_PROMOTIONS: Readonly<Partial<Record<RewardTemplate, string>>> = {
  welcome: 'promo_welcome',
  tournament: 'promo_tournament',
}
