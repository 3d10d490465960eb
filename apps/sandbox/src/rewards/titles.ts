import type { Text } from '../platform/text.ts'

/** Titles of rewards by template; `{placeholders}` are filled with the reward's details. */
export const REWARD_TITLES = {
  cashback: { EN: 'Cashback of {day}', CN: '{day} 返水', VI: 'Hoàn trả ngày {day}', AR: 'استرداد يوم {day}' },
  welcome: { EN: 'A gift to begin with', CN: '新手礼金', VI: 'Quà chào mừng', AR: 'هدية البداية' },
  firstDeposit: {
    EN: 'Your first deposit, doubled',
    CN: '首存翻倍奖金',
    VI: 'Nhân đôi lần nạp đầu',
    AR: 'مضاعفة إيداعك الأول',
  },
  app: {
    EN: 'A gift for installing the app',
    CN: '安装应用礼金',
    VI: 'Quà cài ứng dụng',
    AR: 'هدية تثبيت التطبيق',
  },
  friend: {
    EN: 'You came through a friend',
    CN: '好友邀请奖金',
    VI: 'Quà vì được bạn mời',
    AR: 'هدية لأنك جئت بدعوة صديق',
  },
  tournament: {
    EN: 'Tournament, place {place}',
    CN: '锦标赛第 {place} 名',
    VI: 'Giải đấu, hạng {place}',
    AR: 'البطولة، المركز {place}',
  },
  birthday: { EN: 'Happy birthday', CN: '生日快乐', VI: 'Chúc mừng sinh nhật', AR: 'عيد ميلاد سعيد' },
  desk: { EN: 'A gift from us', CN: '客服赠礼', VI: 'Quà từ chúng tôi', AR: 'هدية منا' },
} as const satisfies Record<string, Text>

export type RewardTemplate = keyof typeof REWARD_TITLES
