import type { Flags, WhitelabelFlag } from '@livery/domain/site'

import type { Text } from '../platform/text.ts'

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

const ONCE: Text = {
  EN: '<ul><li>Once per member, household and device.</li><li>The bonus must be staked ten times before it can be withdrawn.</li><li>We may end the promotion early and will say so here.</li></ul>',
  CN: '<ul><li>每位会员、每户及每台设备限参加一次。</li><li>奖金须完成十倍流水方可提款。</li><li>如提前结束，将在此公告。</li></ul>',
  VI: '<ul><li>Mỗi thành viên, hộ gia đình và thiết bị một lần.</li><li>Cần đặt cược gấp mười lần tiền thưởng trước khi rút.</li><li>Nếu kết thúc sớm, chúng tôi sẽ thông báo tại đây.</li></ul>',
  AR: '<ul><li>مرة واحدة لكل عضو وأسرة وجهاز.</li><li>يجب المراهنة بقيمة المكافأة عشر مرات قبل السحب.</li><li>قد ننهي العرض مبكرًا وسنعلن ذلك هنا.</li></ul>',
}

/** All promotions, most important first. */
const PROMOTIONS: readonly PromotionPlan[] = [
  {
    id: 'promo_welcome',
    key: 'WELCOME',
    art: 'welcome',
    applicable: true,
    startsDay: -60,
    title: {
      EN: 'Welcome: double your first deposit',
      CN: '新会员首存翻倍',
      VI: 'Chào mừng: nhân đôi lần nạp đầu',
      AR: 'مرحبًا: ضاعف إيداعك الأول',
    },
    summary: {
      EN: 'Your first deposit is matched in full, up to {200}.',
      CN: '首次存款获赠等额奖金，最高 {200}。',
      VI: 'Lần nạp đầu tiên được tặng thêm 100%, tối đa {200}.',
      AR: 'نضاعف إيداعك الأول بالكامل حتى {200}.',
    },
    content: {
      EN: '<p>Make your first deposit, apply here and we <b>match it in full</b> within ten minutes.</p><p>Slots count in full towards the turnover, live tables a tenth.</p>',
      CN: '<p>完成首次存款并在此申请，十分钟内<b>等额赠送</b>。</p><p>电子游戏按 100% 计入流水，真人桌按 10% 计入。</p>',
      VI: '<p>Nạp lần đầu, đăng ký tại đây và chúng tôi <b>tặng thêm 100%</b> trong mười phút.</p><p>Slots tính đủ vào vòng cược, bàn trực tiếp tính một phần mười.</p>',
      AR: '<p>أودع لأول مرة وقدّم الطلب هنا، <b>ونضاعف المبلغ</b> خلال عشر دقائق.</p><p>تُحتسب السلوتس كاملة في حجم الرهان والطاولات المباشرة بالعُشر.</p>',
    },
    terms: ONCE,
  },
  {
    id: 'promo_referral',
    key: 'REFERRAL',
    art: 'referral',
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
      EN: '<p>Share your link or let a friend scan your code. Once they have staked {50}, the reward is yours to claim under <b>Invite friends</b>.</p>',
      CN: '<p>分享链接或让好友扫码。好友累计投注满 {50} 后，即可在<b>邀请好友</b>领取奖励。</p>',
      VI: '<p>Chia sẻ liên kết hoặc cho bạn quét mã. Khi bạn ấy cược đủ {50}, hãy nhận thưởng ở mục <b>Mời bạn bè</b>.</p>',
      AR: '<p>شارك رابطك أو دع صديقك يمسح رمزك. بعد أن يراهن بـ {50}، استلم مكافأتك من <b>دعوة الأصدقاء</b>.</p>',
    },
    terms: ONCE,
  },
  {
    id: 'promo_cashback',
    key: 'CASHBACK',
    art: 'cashback',
    applicable: false,
    startsDay: -120,
    title: {
      EN: 'Cashback, every Monday',
      CN: '每周一返水',
      VI: 'Hoàn trả mỗi thứ Hai',
      AR: 'استرداد نقدي كل إثنين',
    },
    summary: {
      EN: 'Up to 1.2 % of what you staked comes back, win or lose.',
      CN: '无论输赢，最高返还投注额的 1.2%。',
      VI: 'Hoàn đến 1,2 % tiền cược, thắng hay thua.',
      AR: 'يعود إليك حتى 1.2 % مما راهنت به، ربحت أو خسرت.',
    },
    content: {
      EN: '<p>The cashback of the week waits in the <b>Reward center</b> every Monday at 08:00 UTC. The higher your VIP level, the more comes back.</p>',
      CN: '<p>每周一 08:00（UTC）返水发放至<b>奖励中心</b>。VIP 等级越高，返还越多。</p>',
      VI: '<p>Tiền hoàn của tuần có trong <b>Trung tâm thưởng</b> lúc 08:00 UTC thứ Hai. Cấp VIP càng cao, hoàn càng nhiều.</p>',
      AR: '<p>ينتظرك استرداد الأسبوع في <b>مركز المكافآت</b> كل إثنين الساعة 08:00 بالتوقيت العالمي. كلما ارتفع مستواك زاد الاسترداد.</p>',
    },
    terms: ONCE,
  },
  {
    id: 'promo_app',
    key: 'APP_DOWNLOAD',
    art: 'app-download',
    applicable: true,
    startsDay: -30,
    title: {
      EN: 'A gift for installing the app',
      CN: '安装应用即送礼金',
      VI: 'Tặng quà khi cài ứng dụng',
      AR: 'هدية عند تثبيت التطبيق',
    },
    summary: {
      EN: 'Add us to your home screen and claim {5}.',
      CN: '添加到主屏幕，领取 {5} 礼金。',
      VI: 'Thêm vào màn hình chính và nhận {5}.',
      AR: 'أضفنا إلى شاشتك الرئيسية واحصل على {5}.',
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
    art: 'tournament',
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
      EN: 'Twenty places are paid; the leader board resets at midnight.',
      CN: '前二十名获奖，排行榜午夜重置。',
      VI: 'Hai mươi hạng có thưởng; bảng xếp hạng làm mới lúc nửa đêm.',
      AR: 'جوائز لعشرين مركزًا، وتُصفَّر القائمة عند منتصف الليل.',
    },
    content: {
      EN: '<p>Every spin on a marked slot scores. The best single win relative to its stake decides.</p>',
      CN: '<p>指定电子游戏的每次旋转均计分，以单次奖金与投注的倍数排名。</p>',
      VI: '<p>Mỗi vòng quay ở slot được đánh dấu đều tính điểm; hệ số thắng cao nhất sẽ quyết định.</p>',
      AR: '<p>كل دورة في سلوت محدد تُحتسب، والأعلى ربحًا نسبة إلى رهانه يفوز.</p>',
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
    art: 'register',
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
