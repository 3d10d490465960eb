import { textIn, type Text } from '../../platform/text.ts'
import type { GameKind } from './gameKind.ts'

/** Texts of every demo game. The page fills in `{…}`. */
const EVERYWHERE = {
  exit: { EN: 'Leave the game', CN: '离开游戏', VI: 'Rời trò chơi', AR: 'مغادرة اللعبة' },
  balance: { EN: 'Balance', CN: '余额', VI: 'Số dư', AR: 'الرصيد' },
  playMoney: { EN: 'FUN', CN: '试玩', VI: 'CHƠI THỬ', AR: 'تجريبي' },
  less: { EN: 'Lower the stake', CN: '减少投注', VI: 'Giảm mức cược', AR: 'خفض الرهان' },
  more: { EN: 'Raise the stake', CN: '增加投注', VI: 'Tăng mức cược', AR: 'رفع الرهان' },
  stake: { EN: 'Stake', CN: '投注', VI: 'Mức cược', AR: 'الرهان' },
  won: { EN: 'You won {amount}', CN: '您赢得 {amount}', VI: 'Bạn thắng {amount}', AR: 'ربحت {amount}' },
  returned: {
    EN: '{amount} of your stake came back',
    CN: '投注中返还 {amount}',
    VI: '{amount} tiền cược được trả lại',
    AR: 'عاد {amount} من رهانك',
  },
  nothing: { EN: 'Nothing this time', CN: '这次没中', VI: 'Lần này chưa trúng', AR: 'لا شيء هذه المرة' },
  tooPoor: {
    EN: 'Your balance is too low for this stake.',
    CN: '余额不足以支付此投注。',
    VI: 'Số dư không đủ cho mức cược này.',
    AR: 'رصيدك لا يكفي لهذا الرهان.',
  },
  expired: {
    EN: 'This game was open for too long. Please leave and open it again.',
    CN: '游戏打开时间过长，请离开后重新打开。',
    VI: 'Trò chơi đã mở quá lâu. Hãy rời đi và mở lại.',
    AR: 'بقيت اللعبة مفتوحة طويلًا. غادر وافتحها من جديد.',
  },
  offline: {
    EN: 'No connection. Nothing was lost: the round is asked for again when you are back.',
    CN: '网络中断，没有任何损失：恢复后将重新查询本局。',
    VI: 'Mất kết nối. Không mất gì cả: ván chơi sẽ được hỏi lại khi bạn trở lại.',
    AR: 'لا يوجد اتصال. لم يُفقد شيء: سيُستعلم عن الجولة عند عودتك.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** Additional texts of each kind of demo game. */
const BY_KIND = {
  slot: {
    go: { EN: 'Spin', CN: '旋转', VI: 'Quay', AR: 'أدر' },
    bigWin: { EN: 'Big win', CN: '大奖', VI: 'Thắng lớn', AR: 'ربح كبير' },
    note: {
      EN: '20 lines, all of them in play. Returns {percent}% in the long run.',
      CN: '20 条线全部参与。长期回报率 {percent}%。',
      VI: '20 dòng, tất cả đều được chơi. Tỷ lệ trả thưởng dài hạn {percent}%.',
      AR: '20 خطًا كلها نشطة. العائد على المدى الطويل {percent}%.',
    },
  },
  crash: {
    go: { EN: 'Start', CN: '开始', VI: 'Bắt đầu', AR: 'ابدأ' },
    leaveAt: { EN: 'Leave by itself at', CN: '自动离场倍数', VI: 'Tự rời tại', AR: 'خروج تلقائي عند' },
    leaveWith: {
      EN: 'Leave with {amount}',
      CN: '带走 {amount}',
      VI: 'Rời với {amount}',
      AR: 'اخرج بـ {amount}',
    },
    leaving: { EN: 'Leaving', CN: '离场中', VI: 'Đang rời', AR: 'جارٍ الخروج' },
    past: { EN: 'Past rounds', CN: '历史回合', VI: 'Các ván trước', AR: 'الجولات السابقة' },
    left: {
      EN: 'You left with {amount}, it broke at {times}',
      CN: '您带走 {amount}，在 {times} 处结束',
      VI: 'Bạn rời với {amount}, ván dừng ở {times}',
      AR: 'خرجت بـ {amount}، وانتهت عند {times}',
    },
    broke: {
      EN: 'It broke at {times}',
      CN: '在 {times} 处结束',
      VI: 'Ván dừng ở {times}',
      AR: 'انتهت عند {times}',
    },
    note: {
      EN: 'Leave before it breaks. Returns {percent}% in the long run, whenever you leave.',
      CN: '在结束前离场。无论何时离场，长期回报率均为 {percent}%。',
      VI: 'Hãy rời trước khi dừng. Tỷ lệ trả thưởng dài hạn {percent}%, dù rời lúc nào.',
      AR: 'اخرج قبل أن تنتهي. العائد على المدى الطويل {percent}% مهما كان وقت خروجك.',
    },
  },
  table: {
    go: { EN: 'Turn', CN: '转动', VI: 'Xoay', AR: 'أدر العجلة' },
    bets: { EN: 'Your bet', CN: '您的投注', VI: 'Cửa cược', AR: 'رهانك' },
    low: { EN: 'Low', CN: '小', VI: 'Nhỏ', AR: 'منخفض' },
    high: { EN: 'High', CN: '大', VI: 'Lớn', AR: 'مرتفع' },
    odd: { EN: 'Odd', CN: '单', VI: 'Lẻ', AR: 'فردي' },
    even: { EN: 'Even', CN: '双', VI: 'Chẵn', AR: 'زوجي' },
    first: { EN: 'First four', CN: '前四', VI: 'Bốn số đầu', AR: 'الأربعة الأولى' },
    middle: { EN: 'Middle four', CN: '中四', VI: 'Bốn số giữa', AR: 'الأربعة الوسطى' },
    last: { EN: 'Last four', CN: '后四', VI: 'Bốn số cuối', AR: 'الأربعة الأخيرة' },
    note: {
      EN: 'Twelve numbers, each as likely. Returns {percent}% in the long run.',
      CN: '十二个号码，机会均等。长期回报率 {percent}%。',
      VI: 'Mười hai số, khả năng như nhau. Tỷ lệ trả thưởng dài hạn {percent}%.',
      AR: 'اثنا عشر رقمًا بالاحتمال نفسه. العائد على المدى الطويل {percent}%.',
    },
  },
} as const satisfies Readonly<Record<GameKind, Readonly<Record<string, Text>>>>

/** Texts of a game in a language; English where there is no translation. */
export function gameWords(kind: GameKind, language: string): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, Text>> = { ...EVERYWHERE, ...BY_KIND[kind] }
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, textIn(text, language)]))
}
