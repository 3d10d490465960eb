import type { WhitelabelFlag } from '@livery/domain/site'

import type { Text } from '../platform/text.ts'
import { FIRST_DEPOSIT, REFERRAL, TOURNAMENT } from '../promotions/promises.ts'
import type { Schemas } from '../wire.ts'

/** Banner picture of a group, with the target of a tap. */
export interface BannerPlan {
  readonly groupName: Schemas['BannerGroup']
  readonly art: string
  readonly link: string
  readonly needs?: WhitelabelFlag
  readonly title: Text
  readonly action?: Text
  /** Main conditions; `{200}` is 200 base units, `{turnover}` and `{age}` are those of the merchant's regulator. */
  readonly terms?: Text
}

/** Picture of the popup. */
export const POPUP_ART = 'laurel'

/** Banners by group, in display order. */
export const BANNERS: readonly BannerPlan[] = [
  {
    groupName: 'm_home',
    art: 'welcome',
    link: '/m/activityDetail?id=promo_welcome',
    title: {
      EN: 'Double your first deposit',
      CN: '首存翻倍',
      VI: 'Nhân đôi lần nạp đầu',
      AR: 'ضاعف إيداعك الأول',
    },
    action: { EN: 'See the offer', CN: '查看优惠', VI: 'Xem ưu đãi', AR: 'شاهد العرض' },
    terms: {
      EN: `{age}+. New members, up to {${FIRST_DEPOSIT.most}}. Stake the bonus {turnover} times.`,
      CN: `年满 {age} 岁的新会员，最高 {${FIRST_DEPOSIT.most}}，奖金须完成 {turnover} 倍流水。`,
      VI: `Từ {age} tuổi. Thành viên mới, tối đa {${FIRST_DEPOSIT.most}}. Cược {turnover} lần tiền thưởng.`,
      AR: `+{age}. للأعضاء الجدد حتى {${FIRST_DEPOSIT.most}}. المراهنة بالمكافأة {turnover} مرات.`,
    },
  },
  {
    groupName: 'm_home',
    art: 'tournament',
    link: '/m/activityDetail?id=promo_tournament',
    title: {
      EN: 'Friday night tournament',
      CN: '周五之夜锦标赛',
      VI: 'Giải đấu đêm thứ Sáu',
      AR: 'بطولة ليلة الجمعة',
    },
    action: { EN: 'Take part', CN: '立即参加', VI: 'Tham gia', AR: 'شارك' },
    terms: {
      EN: `{age}+. Apply first; ${TOURNAMENT.places} places are paid.`,
      CN: `年满 {age} 岁，须先申请；前 ${TOURNAMENT.places} 名有奖。`,
      VI: `Từ {age} tuổi. Đăng ký trước; thưởng ${TOURNAMENT.places} hạng đầu.`,
      AR: `+{age}. قدّم الطلب أولًا؛ جوائز لأول ${TOURNAMENT.places} مركزًا.`,
    },
  },
  {
    groupName: 'm_home',
    art: 'cashback',
    link: '/m/activityDetail?id=promo_cashback',
    title: {
      EN: 'Cashback, every day',
      CN: '每日返水',
      VI: 'Hoàn trả mỗi ngày',
      AR: 'استرداد نقدي كل يوم',
    },
    action: { EN: 'How it works', CN: '了解详情', VI: 'Cách nhận', AR: 'كيف يعمل' },
    terms: {
      EN: '{age}+. Stake the cashback once before you withdraw it.',
      CN: '年满 {age} 岁；返水完成一倍流水后方可提款。',
      VI: 'Từ {age} tuổi. Cược tiền hoàn một lần trước khi rút.',
      AR: '+{age}. يُراهن بالاسترداد مرة واحدة قبل السحب.',
    },
  },
  {
    groupName: 'm_live',
    art: 'live',
    link: '/m/gameCenter?gameType=LIVE',
    title: {
      EN: 'The tables are open',
      CN: '真人桌已开放',
      VI: 'Bàn trực tiếp đang mở',
      AR: 'الطاولات مفتوحة',
    },
    action: { EN: 'Take a seat', CN: '立即入座', VI: 'Vào bàn', AR: 'خذ مقعدك' },
  },
  {
    groupName: 'm_newgame',
    art: 'newgame',
    link: '/m/gameCenter?gameType=RNG',
    title: { EN: 'New this week', CN: '本周新游', VI: 'Mới trong tuần', AR: 'جديد هذا الأسبوع' },
    action: { EN: 'See them all', CN: '查看全部', VI: 'Xem tất cả', AR: 'شاهد الكل' },
  },
  {
    groupName: 'm_invite',
    art: 'referral',
    link: '/m/inviteFriends',
    needs: 'REFERRAL',
    title: {
      EN: 'Bring a friend, both win',
      CN: '邀请好友，双方得奖',
      VI: 'Mời bạn bè, cùng nhận thưởng',
      AR: 'ادعُ صديقًا واربحا معًا',
    },
    action: { EN: 'Invite', CN: '邀请好友', VI: 'Mời bạn', AR: 'ادعُ' },
    terms: {
      EN: `{age}+. For a friend who stakes {${REFERRAL.staked}}; each of you gets {${REFERRAL.reward}}.`,
      CN: `年满 {age} 岁；好友投注满 {${REFERRAL.staked}}，双方各得 {${REFERRAL.reward}}。`,
      VI: `Từ {age} tuổi. Khi bạn ấy cược đủ {${REFERRAL.staked}}, mỗi người nhận {${REFERRAL.reward}}.`,
      AR: `+{age}. عندما يراهن صديقك بـ {${REFERRAL.staked}} ينال كلٌّ منكما {${REFERRAL.reward}}.`,
    },
  },
  {
    groupName: 'm_reg',
    art: 'register',
    link: '/m/activity',
    title: {
      EN: 'Two minutes to your first game',
      CN: '两分钟开启首局',
      VI: 'Hai phút đến ván đầu tiên',
      AR: 'دقيقتان إلى لعبتك الأولى',
    },
  },
]
