import type { Db } from '../database/index.ts'
import { maskName } from '../members/masking.ts'
import type { Schemas } from '../wire.ts'
import { bankNameOf } from './banks.ts'

/** A bank account that withdrawals can go to. */
export interface CardRow {
  readonly id: bigint
  readonly bank_code: string
  readonly account_name: string
  readonly card_number: string
}

/** A member's cards, the first added first: it is the one withdrawals go to unless another is chosen. */
export const cardsOf = (db: Db, memberId: string): Promise<CardRow[]> =>
  db.rows<CardRow>`
    select id, bank_code, account_name, card_number from bank_card
    where member_id = ${BigInt(memberId)} and removed_at is null order by id`

/** The row's number behind a card's id on the wire; undefined for what was never one. */
export function cardNumber(id: string): bigint | undefined {
  const digits = /^card_(\d{1,18})$/.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

/** A card as its owner sees it. */
export const cardValue = (row: CardRow, isDefault: boolean, currency: string): Schemas['BankCard'] => ({
  id: `card_${row.id}`,
  bankCode: row.bank_code,
  bankName: bankNameOf(row.bank_code, currency),
  accountName: maskName(row.account_name),
  cardNumber: `**** **** **** ${row.card_number.slice(-4)}`,
  isDefault,
})
