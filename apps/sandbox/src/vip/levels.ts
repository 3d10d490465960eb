import { textIn, type Text } from '../platform/text.ts'

/** Level of the VIP ladder. */
export interface VipStep {
  readonly level: number
  readonly labelName: string
  /** Total stakes to reach it, in base units. */
  readonly turnover: number
  readonly benefits: readonly Text[]
}

const cashback = (rate: string): Text => ({
  EN: `Weekly cashback of ${rate} %`,
  CN: `每周返水 ${rate} %`,
  VI: `Hoàn trả hằng tuần ${rate} %`,
  AR: `استرداد نقدي أسبوعي ${rate} %`,
})

const FASTER: Text = {
  EN: 'Withdrawals go to the head of the queue',
  CN: '提款优先处理',
  VI: 'Ưu tiên xử lý rút tiền',
  AR: 'أولوية في معالجة السحب',
}

const BIRTHDAY: Text = {
  EN: 'A gift on your birthday',
  CN: '生日礼金',
  VI: 'Quà sinh nhật',
  AR: 'هدية في عيد ميلادك',
}

const HOST: Text = {
  EN: 'A personal host, day and night',
  CN: '24 小时专属客户经理',
  VI: 'Quản lý riêng, ngày và đêm',
  AR: 'مدير حساب شخصي على مدار الساعة',
}

/** VIP ladder; level 0 has no label. */
export const VIP_STEPS: readonly VipStep[] = [
  { level: 0, labelName: '', turnover: 0, benefits: [cashback('0.3')] },
  { level: 1, labelName: 'Bronze', turnover: 5_000, benefits: [cashback('0.5')] },
  { level: 2, labelName: 'Silver', turnover: 25_000, benefits: [cashback('0.6'), BIRTHDAY] },
  { level: 3, labelName: 'Gold', turnover: 100_000, benefits: [cashback('0.8'), BIRTHDAY, FASTER] },
  { level: 4, labelName: 'Platinum', turnover: 500_000, benefits: [cashback('1.0'), BIRTHDAY, FASTER] },
  {
    level: 5,
    labelName: 'Diamond',
    turnover: 2_000_000,
    benefits: [cashback('1.2'), BIRTHDAY, FASTER, HOST],
  },
]

export const TOP_LEVEL = 5

/** Label of a level; '' for level 0. */
export const vipLabel = (level: number): string => VIP_STEPS[level]?.labelName ?? ''

/** Benefits of a level in a language. */
export const vipBenefits = (step: VipStep, language: string): string[] =>
  step.benefits.map((text) => textIn(text, language))
