import { type Db, sqlState } from '../database/index.ts'
import { fail } from '../failure.ts'
import { maskName } from '../members/masking.ts'
import { requireOwnName } from '../members/payeeName.ts'
import type { Schemas } from '../wire.ts'
import { bankNameOf } from './banks.ts'

/** Bank account for withdrawals. */
export interface CardRow {
  readonly id: bigint
  readonly bank_code: string
  readonly account_name: string
  readonly card_number: string
}

/** Account to be kept for a member, whose row is locked. */
export interface NewCard {
  readonly merchant: string
  readonly memberId: string
  readonly bankCode: string
  readonly accountName: string
  readonly cardNumber: string
}

/**
 * Keeps an account in the member's own name.
 * @throws Failure 400 `request.invalid` for another name, 409 `bank_card.taken`
 */
export async function keepCard(tx: Db, card: NewCard, now: Date): Promise<CardRow> {
  const { merchant, memberId, bankCode, cardNumber } = card
  const accountName = card.accountName.trim()
  await requireOwnName(tx, memberId, accountName)
  const row = await tx.row<CardRow>`
    insert into bank_card (merchant, member_id, bank_code, account_name, card_number, added_at)
    values (${merchant}, ${BigInt(memberId)}, ${bankCode}, ${accountName}, ${cardNumber}, ${now})
    returning id, bank_code, account_name, card_number`.catch((error: unknown) => {
    if (sqlState(error) !== '23505') throw error
    return fail(409, 'bank_card.taken', { message: 'This card is registered already.' })
  })
  if (!row) throw new Error('The card was not kept.')
  return row
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
