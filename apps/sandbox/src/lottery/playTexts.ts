import { textIn, type Text } from '../platform/text.ts'

type Texts = Required<Pick<Text, 'CN' | 'VI' | 'AR'>>

/** Translations of the plays' texts, by the English text; a test finds missing ones. */
export const PLAY_TEXTS: Readonly<Record<string, Texts>> = {
  // Headings
  'Three digits': { CN: '三位', VI: 'Ba số', AR: 'ثلاثة أرقام' },
  'Two digits': { CN: '二位', VI: 'Hai số', AR: 'رقمان' },
  'One digit': { CN: '一位', VI: 'Một số', AR: 'رقم واحد' },
  Total: { CN: '总和', VI: 'Tổng', AR: 'المجموع' },
  Duel: { CN: '龙虎', VI: 'Rồng Hổ', AR: 'مبارزة' },
  Triple: { CN: '豹子', VI: 'Bộ ba', AR: 'ثلاثي' },
  Winner: { CN: '冠军', VI: 'Về nhất', AR: 'الفائز' },
  Forecast: { CN: '猜前二', VI: 'Dự đoán', AR: 'توقّع' },
  Pick: { CN: '任选', VI: 'Chọn số', AR: 'اختيار' },
  'Special number': { CN: '特别号', VI: 'Số đặc biệt', AR: 'الرقم الخاص' },
  'Last digit': { CN: '尾数', VI: 'Số cuối', AR: 'الرقم الأخير' },
  // Plays
  'First three, in order': { CN: '前三直选', VI: 'Ba số đầu, đúng thứ tự', AR: 'أول ثلاثة بالترتيب' },
  'Last two, in order': { CN: '后二直选', VI: 'Hai số cuối, đúng thứ tự', AR: 'آخر رقمين بالترتيب' },
  'First digit': { CN: '首位', VI: 'Số đầu', AR: 'الرقم الأول' },
  'Total of all five': { CN: '五位总和', VI: 'Tổng năm số', AR: 'مجموع الخمسة' },
  'Dragon and tiger': { CN: '龙虎', VI: 'Rồng Hổ', AR: 'التنين والنمر' },
  'All three, in order': { CN: '三位直选', VI: 'Cả ba số, đúng thứ tự', AR: 'الثلاثة بالترتيب' },
  'Total of all three': { CN: '三位总和', VI: 'Tổng ba số', AR: 'مجموع الثلاثة' },
  'Exact total': { CN: '和值', VI: 'Tổng chính xác', AR: 'المجموع بالضبط' },
  'Big, small, odd, even': { CN: '大小单双', VI: 'Tài, xỉu, lẻ, chẵn', AR: 'كبير، صغير، فردي، زوجي' },
  'Any triple': { CN: '任意豹子', VI: 'Bộ ba bất kỳ', AR: 'أي ثلاثي' },
  'Last two of the special prize': {
    CN: '特等奖后二',
    VI: 'Đề: hai số cuối giải đặc biệt',
    AR: 'آخر رقمين من الجائزة الخاصة',
  },
  'Last three of the special prize': {
    CN: '特等奖后三',
    VI: 'Ba càng: ba số cuối giải đặc biệt',
    AR: 'آخر ثلاثة أرقام من الجائزة الخاصة',
  },
  'First two, in order': { CN: '前二直选', VI: 'Hai xe đầu, đúng thứ tự', AR: 'أول اثنين بالترتيب' },
  'Pick three': { CN: '任选三', VI: 'Chọn ba số', AR: 'اختر ثلاثة' },
  'Odd or even total': { CN: '总和单双', VI: 'Tổng lẻ hay chẵn', AR: 'مجموع فردي أو زوجي' },
  'Two of six': { CN: '二中二', VI: 'Hai trong sáu số', AR: 'اثنان من ستة' },
  // Positions
  First: { CN: '第一位', VI: 'Thứ nhất', AR: 'الأول' },
  Second: { CN: '第二位', VI: 'Thứ hai', AR: 'الثاني' },
  Third: { CN: '第三位', VI: 'Thứ ba', AR: 'الثالث' },
  Fourth: { CN: '第四位', VI: 'Thứ tư', AR: 'الرابع' },
  Fifth: { CN: '第五位', VI: 'Thứ năm', AR: 'الخامس' },
  Number: { CN: '号码', VI: 'Số', AR: 'الرقم' },
  Numbers: { CN: '号码', VI: 'Các số', AR: 'الأرقام' },
  Special: { CN: '特别号', VI: 'Đặc biệt', AR: 'الخاص' },
  // Choices
  Big: { CN: '大', VI: 'Tài', AR: 'كبير' },
  Small: { CN: '小', VI: 'Xỉu', AR: 'صغير' },
  Odd: { CN: '单', VI: 'Lẻ', AR: 'فردي' },
  Even: { CN: '双', VI: 'Chẵn', AR: 'زوجي' },
  Dragon: { CN: '龙', VI: 'Rồng', AR: 'تنين' },
  Tiger: { CN: '虎', VI: 'Hổ', AR: 'نمر' },
  // Rules
  'The first three digits of the draw, in their order.': {
    CN: '开奖号码前三位，按顺序猜中。',
    VI: 'Ba chữ số đầu của kỳ quay, đúng thứ tự.',
    AR: 'أول ثلاثة أرقام من السحب بترتيبها.',
  },
  'The last two digits of the draw, in their order.': {
    CN: '开奖号码后两位，按顺序猜中。',
    VI: 'Hai chữ số cuối của kỳ quay, đúng thứ tự.',
    AR: 'آخر رقمين من السحب بترتيبهما.',
  },
  'The first digit of the draw.': {
    CN: '开奖号码的第一位。',
    VI: 'Chữ số đầu của kỳ quay.',
    AR: 'الرقم الأول من السحب.',
  },
  'Big from 23 up, small below it, odd or even.': {
    CN: '23 及以上为大，以下为小；或猜单双。',
    VI: 'Từ 23 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'كبير من 23 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
  'Dragon when the first digit is higher than the last, tiger when it is lower.': {
    CN: '首位大于末位为龙，小于为虎。',
    VI: 'Rồng khi số đầu lớn hơn số cuối, hổ khi nhỏ hơn.',
    AR: 'تنين إذا كان الرقم الأول أكبر من الأخير، ونمر إذا كان أصغر.',
  },
  'All three digits of the draw, in their order.': {
    CN: '三位号码全部按顺序猜中。',
    VI: 'Cả ba chữ số của kỳ quay, đúng thứ tự.',
    AR: 'أرقام السحب الثلاثة بترتيبها.',
  },
  'Big from 14 up, small below it, odd or even.': {
    CN: '14 及以上为大，以下为小；或猜单双。',
    VI: 'Từ 14 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'كبير من 14 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
  'The total of the three dice.': {
    CN: '三颗骰子的点数之和。',
    VI: 'Tổng điểm của ba viên xúc xắc.',
    AR: 'مجموع النرود الثلاثة.',
  },
  'Big from 11 up, small below it, odd or even.': {
    CN: '11 及以上为大，以下为小；或猜单双。',
    VI: 'Từ 11 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'كبير من 11 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
  'All three dice show the same.': {
    CN: '三颗骰子点数相同。',
    VI: 'Ba viên xúc xắc giống nhau.',
    AR: 'النرود الثلاثة متطابقة.',
  },
  'The last two digits of the special prize.': {
    CN: '特等奖的后两位。',
    VI: 'Hai chữ số cuối của giải đặc biệt.',
    AR: 'آخر رقمين من الجائزة الخاصة.',
  },
  'The last three digits of the special prize, in their order.': {
    CN: '特等奖的后三位，按顺序猜中。',
    VI: 'Ba chữ số cuối của giải đặc biệt, đúng thứ tự.',
    AR: 'آخر ثلاثة أرقام من الجائزة الخاصة بترتيبها.',
  },
  'The last digit of the special prize: big from 5 up, small below it, odd or even.': {
    CN: '特等奖末位：5 及以上为大，以下为小；或猜单双。',
    VI: 'Chữ số cuối của giải đặc biệt: từ 5 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'الرقم الأخير من الجائزة الخاصة: كبير من 5 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
  'The car that comes in first.': { CN: '第一名的赛车。', VI: 'Xe về nhất.', AR: 'السيارة التي تصل أولًا.' },
  'The first and the second car, in their order.': {
    CN: '按顺序猜中第一、第二名。',
    VI: 'Xe về nhất và về nhì, đúng thứ tự.',
    AR: 'السيارتان الأولى والثانية بالترتيب.',
  },
  'The winner’s number: big from 6 up, small below it, odd or even.': {
    CN: '冠军号码：6 及以上为大，以下为小；或猜单双。',
    VI: 'Số xe về nhất: từ 6 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'رقم الفائز: كبير من 6 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
  'All three numbers are among the twenty drawn.': {
    CN: '所选三个号码均在开出的二十个号码中。',
    VI: 'Cả ba số đều có trong hai mươi số được quay.',
    AR: 'الأرقام الثلاثة من بين العشرين المسحوبة.',
  },
  'The total of the twenty numbers is odd or even.': {
    CN: '二十个号码之和为单或双。',
    VI: 'Tổng của hai mươi số là lẻ hoặc chẵn.',
    AR: 'مجموع الأرقام العشرين فردي أو زوجي.',
  },
  'Both numbers are among the six drawn first.': {
    CN: '两个号码均在先开出的六个号码中。',
    VI: 'Cả hai số đều có trong sáu số quay trước.',
    AR: 'الرقمان من بين الستة المسحوبة أولًا.',
  },
  'The seventh number drawn.': {
    CN: '第七个开出的号码。',
    VI: 'Số quay thứ bảy.',
    AR: 'الرقم السابع المسحوب.',
  },
  'The special number: big from 25 up, small below it, odd or even.': {
    CN: '特别号：25 及以上为大，以下为小；或猜单双。',
    VI: 'Số đặc biệt: từ 25 trở lên là tài, dưới là xỉu; hoặc lẻ, chẵn.',
    AR: 'الرقم الخاص: كبير من 25 فما فوق، وصغير دونه، أو فردي أو زوجي.',
  },
}

/** Text of a play in a language; English where there is no translation, and for numbers. */
export function playText(english: string, language: string): string {
  const words = PLAY_TEXTS[english]
  return words ? textIn({ ...words, EN: english }, language) : english
}
