import { fromBase } from '../ledger/index.ts'
import { catalogueText, type TextId } from '../platform/catalogue.ts'
import { textIn, type Text } from '../platform/text.ts'

/** Level of the VIP ladder with what it gives; texts and rules read the same figures. */
export interface VipStep {
  readonly level: number
  /** Turnover to reach it, in base units. */
  readonly turnover: number
  /** Cashback in hundredths of a percent of what was staked. */
  readonly cashback: number
  /** Withdrawals a day, largest one in base units, and its fee. */
  readonly withdrawals: { readonly perDay: number; readonly most: number; readonly fee: number }
  readonly birthdayGift: boolean
}

/** VIP ladder. */
export const VIP_STEPS: readonly VipStep[] = [
  {
    level: 0,
    turnover: 0,
    cashback: 30,
    withdrawals: { perDay: 3, most: 5000, fee: 1 },
    birthdayGift: false,
  },
  {
    level: 1,
    turnover: 5_000,
    cashback: 50,
    withdrawals: { perDay: 3, most: 5000, fee: 1 },
    birthdayGift: false,
  },
  {
    level: 2,
    turnover: 25_000,
    cashback: 60,
    withdrawals: { perDay: 4, most: 10_000, fee: 1 },
    birthdayGift: true,
  },
  {
    level: 3,
    turnover: 100_000,
    cashback: 80,
    withdrawals: { perDay: 5, most: 25_000, fee: 0 },
    birthdayGift: true,
  },
  {
    level: 4,
    turnover: 500_000,
    cashback: 100,
    withdrawals: { perDay: 6, most: 50_000, fee: 0 },
    birthdayGift: true,
  },
  {
    level: 5,
    turnover: 2_000_000,
    cashback: 120,
    withdrawals: { perDay: 10, most: 100_000, fee: 0 },
    birthdayGift: true,
  },
]

export const TOP_LEVEL = 5

/** Share of a level's turnover, in percent, that must be staked in a month to stay on it. */
export const KEEPING_PERCENT = 2n

/** Step of a level; an unknown one counts as level 0. */
export function stepOf(level: number): VipStep {
  const step = VIP_STEPS[level] ?? VIP_STEPS[0]
  if (!step) throw new Error('The ladder is empty.')
  return step
}

/** Turnover of a level in minor units of a currency. */
export const turnoverOf = (level: number, currency: string): bigint =>
  fromBase(stepOf(level).turnover, currency)

/** Cashback of a stake, both in minor units, rounded down. */
export const cashbackOf = (level: number, staked: bigint): bigint =>
  (staked * BigInt(stepOf(level).cashback)) / 10_000n

/** Cashback rate as a text: `1.2`. */
export const cashbackRate = (level: number): string => String(stepOf(level).cashback / 100)

/** Texts with the labels of the levels from the first. */
const VIP_LABELS = [
  'vip.bronze',
  'vip.silver',
  'vip.gold',
  'vip.platinum',
  'vip.diamond',
] as const satisfies TextId[]

/** Label of a level in a language; '' for level 0. */
export function vipLabel(level: number, language: string): string {
  const id = VIP_LABELS[level - 1]
  return id === undefined ? '' : catalogueText(id, language)
}

/** Benefits of a level in a language, with sums in a currency. */
export function vipBenefits(step: VipStep, language: string, currency: string): string[] {
  const { perDay, most, fee } = step.withdrawals
  const benefits: readonly (Text | false)[] = [
    { id: 'vip.cashbackRate', values: { rate: Number(cashbackRate(step.level)) } },
    { id: 'vip.withdrawals', values: { count: perDay, most: { sum: most } } },
    fee === 0 && 'vip.noFee',
    step.birthdayGift && 'vip.birthday',
  ]
  return benefits.flatMap((text) => (text === false ? [] : [textIn(text, language, currency)]))
}
