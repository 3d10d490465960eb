import type { Flags, WhitelabelFlag } from '@livery/domain/site'

import type { Text } from '../platform/text.ts'
import { REWARD_HOUR } from '../rewards/daily.ts'
import { cashbackRate, TOP_LEVEL } from '../vip/levels.ts'
import {
  APP_GIFT,
  BONUS_TURNOVER,
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
  /** Summary and content may contain sums: `{200}` is 200 base units. */
  readonly summary: Text
  readonly content: Text
  readonly terms: Text
}

/** Terms of a bonus; the turnover is that of the rules. */
const ONCE: Text = {
  EN: `<ul><li>Once per member, household and device.</li><li>The bonus must be staked ${BONUS_TURNOVER} times before it can be withdrawn.</li><li>We may end the promotion early and will say so here.</li></ul>`,
  CN: `<ul><li>每位会员、每户及每台设备限参加一次。</li><li>奖金须完成 ${BONUS_TURNOVER} 倍流水方可提款。</li><li>如提前结束，将在此公告。</li></ul>`,
  VI: `<ul><li>Mỗi thành viên, hộ gia đình và thiết bị một lần.</li><li>Cần đặt cược gấp ${BONUS_TURNOVER} lần tiền thưởng trước khi rút.</li><li>Nếu kết thúc sớm, chúng tôi sẽ thông báo tại đây.</li></ul>`,
  AR: `<ul><li>مرة واحدة لكل عضو وأسرة وجهاز.</li><li>يجب المراهنة بقيمة المكافأة ${BONUS_TURNOVER} مرات قبل السحب.</li><li>قد ننهي العرض مبكرًا وسنعلن ذلك هنا.</li></ul>`,
}

/** Terms of cashback. */
const CASHBACK_TERMS: Text = {
  EN: '<ul><li>Cashback must be staked once before it can be withdrawn.</li><li>Refunded stakes do not count.</li><li>We may end the promotion early and will say so here.</li></ul>',
  CN: '<ul><li>返水完成一倍流水后方可提款。</li><li>已退还的投注不计入。</li><li>如提前结束，将在此公告。</li></ul>',
  VI: '<ul><li>Cần cược tiền hoàn một lần trước khi rút.</li><li>Tiền cược được hoàn trả không được tính.</li><li>Nếu kết thúc sớm, chúng tôi sẽ thông báo tại đây.</li></ul>',
  AR: '<ul><li>يجب المراهنة بالاسترداد مرة واحدة قبل السحب.</li><li>لا تُحتسب الرهانات المُعادة.</li><li>قد ننهي العرض مبكرًا وسنعلن ذلك هنا.</li></ul>',
}

/** Highest cashback rate, and the hour at which it is issued, as in the rules. */
const TOP_RATE = cashbackRate(TOP_LEVEL)
const ISSUED_AT = `${String(REWARD_HOUR).padStart(2, '0')}:00`

/** All promotions, most important first. */
const PROMOTIONS: readonly PromotionPlan[] = [
  {
    id: 'promo_welcome',
    key: 'WELCOME',
    art: 'gift',
    applicable: true,
    startsDay: -60,
    title: {
      EN: 'Welcome: double your first deposit',
      CN: '新会员首存翻倍',
      VI: 'Chào mừng: nhân đôi lần nạp đầu',
      AR: 'مرحبًا: ضاعف إيداعك الأول',
    },
    summary: {
      EN: `Your first deposit is matched in full, up to {${FIRST_DEPOSIT.most}}.`,
      CN: `首次存款获赠等额奖金，最高 {${FIRST_DEPOSIT.most}}。`,
      VI: `Lần nạp đầu tiên được tặng thêm 100%, tối đa {${FIRST_DEPOSIT.most}}.`,
      AR: `نضاعف إيداعك الأول بالكامل حتى {${FIRST_DEPOSIT.most}}.`,
    },
    content: {
      EN: `<p>Choose this promotion with your first deposit, or apply here after it, and we <b>match it in full</b> within ten minutes. The bonus waits in the <b>Reward center</b>.</p><p>Slots count in full towards the turnover, live tables ${LIVE_TABLE_PERCENT} %.</p>`,
      CN: `<p>首次存款时选择本活动，或存款后在此申请，十分钟内<b>等额赠送</b>，奖金发放至<b>奖励中心</b>。</p><p>电子游戏按 100% 计入流水，真人桌按 ${LIVE_TABLE_PERCENT}% 计入。</p>`,
      VI: `<p>Chọn khuyến mãi này khi nạp lần đầu, hoặc đăng ký tại đây sau khi nạp, và chúng tôi <b>tặng thêm 100%</b> trong mười phút. Tiền thưởng có trong <b>Trung tâm thưởng</b>.</p><p>Slots tính đủ vào vòng cược, bàn trực tiếp tính ${LIVE_TABLE_PERCENT} %.</p>`,
      AR: `<p>اختر هذا العرض مع إيداعك الأول أو قدّم الطلب هنا بعده، <b>ونضاعف المبلغ</b> خلال عشر دقائق. تجد المكافأة في <b>مركز المكافآت</b>.</p><p>تُحتسب السلوتس كاملة في حجم الرهان والطاولات المباشرة بنسبة ${LIVE_TABLE_PERCENT} %.</p>`,
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
    title: {
      EN: 'Bring a friend, both win',
      CN: '邀请好友，双方得奖',
      VI: 'Mời bạn bè, cả hai cùng nhận thưởng',
      AR: 'ادعُ صديقًا واربحا معًا',
    },
    summary: {
      EN: 'For every friend who plays, you and your friend get a bonus.',
      CN: '每邀请一位好友参与游戏，您与好友均获奖金。',
      VI: 'Với mỗi người bạn tham gia chơi, cả hai đều được thưởng.',
      AR: 'عن كل صديق يلعب، تحصلان معًا على مكافأة.',
    },
    content: {
      EN: `<p>Share your link or let a friend scan your code. Once they have staked {${REFERRAL.staked}}, {${REFERRAL.reward}} are yours to claim under <b>Invite friends</b>, and your friend finds {${REFERRAL.friend}} in the <b>Reward center</b>.</p>`,
      CN: `<p>分享链接或让好友扫码。好友累计投注满 {${REFERRAL.staked}} 后，您可在<b>邀请好友</b>领取 {${REFERRAL.reward}}，好友可在<b>奖励中心</b>领取 {${REFERRAL.friend}}。</p>`,
      VI: `<p>Chia sẻ liên kết hoặc cho bạn quét mã. Khi bạn ấy cược đủ {${REFERRAL.staked}}, hãy nhận {${REFERRAL.reward}} ở mục <b>Mời bạn bè</b>, còn bạn ấy nhận {${REFERRAL.friend}} trong <b>Trung tâm thưởng</b>.</p>`,
      AR: `<p>شارك رابطك أو دع صديقك يمسح رمزك. بعد أن يراهن بـ {${REFERRAL.staked}}، تستلم {${REFERRAL.reward}} من <b>دعوة الأصدقاء</b>، ويجد صديقك {${REFERRAL.friend}} في <b>مركز المكافآت</b>.</p>`,
    },
    terms: ONCE,
  },
  {
    id: 'promo_cashback',
    key: 'CASHBACK',
    art: 'coins',
    applicable: false,
    startsDay: -120,
    title: {
      EN: 'Cashback, every day',
      CN: '每日返水',
      VI: 'Hoàn trả mỗi ngày',
      AR: 'استرداد نقدي كل يوم',
    },
    summary: {
      EN: `Up to ${TOP_RATE} % of what you staked comes back, win or lose.`,
      CN: `无论输赢，最高返还投注额的 ${TOP_RATE}%。`,
      VI: `Hoàn đến ${TOP_RATE.replace('.', ',')} % tiền cược, thắng hay thua.`,
      AR: `يعود إليك حتى ${TOP_RATE} % مما راهنت به، ربحت أو خسرت.`,
    },
    content: {
      EN: `<p>The cashback of a day waits in the <b>Reward center</b> on the next, at ${ISSUED_AT} UTC. The higher your VIP level, the more comes back.</p>`,
      CN: `<p>每日返水于次日 ${ISSUED_AT}（UTC）发放至<b>奖励中心</b>。VIP 等级越高，返还越多。</p>`,
      VI: `<p>Tiền hoàn của một ngày có trong <b>Trung tâm thưởng</b> vào hôm sau lúc ${ISSUED_AT} UTC. Cấp VIP càng cao, hoàn càng nhiều.</p>`,
      AR: `<p>ينتظرك استرداد كل يوم في <b>مركز المكافآت</b> في اليوم التالي الساعة ${ISSUED_AT} بالتوقيت العالمي. كلما ارتفع مستواك زاد الاسترداد.</p>`,
    },
    terms: CASHBACK_TERMS,
  },
  {
    id: 'promo_app',
    key: 'APP_DOWNLOAD',
    art: 'phone',
    applicable: true,
    startsDay: -30,
    title: {
      EN: 'A gift for installing the app',
      CN: '安装应用即送礼金',
      VI: 'Tặng quà khi cài ứng dụng',
      AR: 'هدية عند تثبيت التطبيق',
    },
    summary: {
      EN: `Add us to your home screen and claim {${APP_GIFT.amount}}.`,
      CN: `添加到主屏幕，领取 {${APP_GIFT.amount}} 礼金。`,
      VI: `Thêm vào màn hình chính và nhận {${APP_GIFT.amount}}.`,
      AR: `أضفنا إلى شاشتك الرئيسية واحصل على {${APP_GIFT.amount}}.`,
    },
    content: {
      EN: '<p>Open the menu of your browser, choose <b>Add to Home Screen</b>, then send us a screenshot.</p>',
      CN: '<p>打开浏览器菜单，选择<b>添加到主屏幕</b>，然后上传截图。</p>',
      VI: '<p>Mở menu trình duyệt, chọn <b>Thêm vào màn hình chính</b>, rồi gửi ảnh chụp màn hình.</p>',
      AR: '<p>افتح قائمة المتصفح واختر <b>إضافة إلى الشاشة الرئيسية</b>، ثم أرسل لنا لقطة شاشة.</p>',
    },
    terms: ONCE,
  },
  {
    id: 'promo_tournament',
    key: 'TOURNAMENT',
    art: 'podium',
    applicable: true,
    startsDay: 0,
    days: 45,
    title: {
      EN: 'Friday night tournament',
      CN: '周五之夜锦标赛',
      VI: 'Giải đấu đêm thứ Sáu',
      AR: 'بطولة ليلة الجمعة',
    },
    summary: {
      EN: `The first ${TOURNAMENT.places} places are paid; the leader board resets at midnight.`,
      CN: `前 ${TOURNAMENT.places} 名获奖，排行榜午夜重置。`,
      VI: `${TOURNAMENT.places} hạng đầu có thưởng; bảng xếp hạng làm mới lúc nửa đêm.`,
      AR: `جوائز لأول ${TOURNAMENT.places} مركزًا، وتُصفَّر القائمة عند منتصف الليل.`,
    },
    content: {
      EN: `<p>Apply once. Every Friday until midnight UTC each spin on a slot scores: the best single win relative to its stake decides. The first place wins {${TOURNAMENT.prizes[0]}}.</p>`,
      CN: `<p>申请一次即可。每周五至 UTC 午夜，电子游戏的每次旋转均计分，以单次奖金与投注的倍数排名。第一名奖金 {${TOURNAMENT.prizes[0]}}。</p>`,
      VI: `<p>Chỉ cần đăng ký một lần. Mỗi thứ Sáu đến nửa đêm UTC, mọi vòng quay slot đều tính điểm; hệ số thắng cao nhất sẽ quyết định. Hạng nhất nhận {${TOURNAMENT.prizes[0]}}.</p>`,
      AR: `<p>قدّم الطلب مرة واحدة. كل يوم جمعة حتى منتصف الليل بالتوقيت العالمي تُحتسب كل دورة سلوت، والأعلى ربحًا نسبة إلى رهانه يفوز. ينال المركز الأول {${TOURNAMENT.prizes[0]}}.</p>`,
    },
    terms: ONCE,
  },
  {
    id: 'promo_season',
    key: 'SEASON',
    art: 'season',
    applicable: false,
    startsDay: 45,
    days: 21,
    title: {
      EN: 'The winter season is coming',
      CN: '冬季盛典即将到来',
      VI: 'Mùa đông sắp đến',
      AR: 'موسم الشتاء قادم',
    },
    summary: {
      EN: 'Twenty-one days, twenty-one surprises.',
      CN: '二十一天，二十一个惊喜。',
      VI: 'Hai mươi mốt ngày, hai mươi mốt bất ngờ.',
      AR: 'واحد وعشرون يومًا، وواحدة وعشرون مفاجأة.',
    },
    content: {
      EN: '<p>A new door opens every day. Come back when it begins.</p>',
      CN: '<p>每日开启一扇门，敬请期待。</p>',
      VI: '<p>Mỗi ngày mở một cánh cửa mới. Hãy quay lại khi bắt đầu.</p>',
      AR: '<p>يُفتح باب جديد كل يوم. عُد عند الانطلاق.</p>',
    },
    terms: ONCE,
  },
  {
    id: 'promo_autumn',
    key: 'AUTUMN',
    art: 'autumn',
    applicable: true,
    startsDay: -50,
    days: 40,
    title: {
      EN: 'Autumn draw',
      CN: '金秋抽奖',
      VI: 'Rút thăm mùa thu',
      AR: 'سحب الخريف',
    },
    summary: {
      EN: 'A hundred tickets won {20} each.',
      CN: '一百张奖券，每张中奖 {20}。',
      VI: 'Một trăm vé, mỗi vé trúng {20}.',
      AR: 'ربحت مئة تذكرة {20} لكل منها.',
    },
    content: {
      EN: '<p>The draw is over. Winners found their prize in the <b>Reward center</b>.</p>',
      CN: '<p>抽奖已结束，中奖者可在<b>奖励中心</b>领取。</p>',
      VI: '<p>Đã rút thăm xong. Người trúng nhận giải tại <b>Trung tâm thưởng</b>.</p>',
      AR: '<p>انتهى السحب. وجد الفائزون جوائزهم في <b>مركز المكافآت</b>.</p>',
    },
    terms: ONCE,
  },
]

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
