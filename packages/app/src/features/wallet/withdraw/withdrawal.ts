import type { Schemas } from '@livery/api'
import { baseUnit, compareMoney, currencyDecimals, type Decimal } from '@livery/domain/money'

export type BankCard = Schemas['BankCard']

export interface WithdrawalWish {
  readonly card: BankCard
  readonly amount: Decimal
  readonly paymentPassword: string
}

/** Accepted withdrawal with its card. */
export interface Receipt {
  readonly withdrawal: Schemas['Withdrawal']
  readonly card: BankCard
}

/** In base units. */
const PRESETS = [50, 200, 500]

/** Amounts to pick from: round ones that can be withdrawn now. */
export function withdrawalPresets(currency: string, minimum: Decimal, most: Decimal): readonly Decimal[] {
  return PRESETS.map((preset) => (preset * baseUnit(currency)).toFixed(currencyDecimals(currency))).filter(
    (amount) => compareMoney(amount, minimum) >= 0 && compareMoney(amount, most) < 0,
  )
}

/** A card as one line. */
export const cardName = ({ bankName, cardNumber }: BankCard): string => `${bankName} ${cardNumber}`
