import type { Db } from '../database/index.ts'
import { maskName } from '../members/masking.ts'
import type { Schemas } from '../wire.ts'
import { bankNameOf } from './banks.ts'

/** Bank account for withdrawals. */
export interface CardRow {
  readonly id: bigint
  readonly bank_code: string
  readonly account_name: string
  readonly card_number: string
}

/** A member's cards in the order they were added; the first is the default for withdrawals. */
export const cardsOf = (db: Db, memberId: string): Promise<CardRow[]> =>
  db.rows<CardRow>`
    select id, bank_code, account_name, card_number from bank_card
    where member_id = ${BigInt(memberId)} and removed_at is null order by id`

/** Row number of a card id on the wire; undefined for an invalid id. */
export function cardNumber(id: string): bigint | undefined {
  const digits = /^card_(\d{1,18})$/.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

/** Card as shown to its owner. */
export const cardValue = (row: CardRow, isDefault: boolean, currency: string): Schemas['BankCard'] => ({
  id: `card_${row.id}`,
  bankCode: row.bank_code,
  bankName: bankNameOf(row.bank_code, currency),
  accountName: maskName(row.account_name),
  cardNumber: `**** **** **** ${row.card_number.slice(-4)}`,
  isDefault,
})
