import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { requirePaymentPassword } from '../members/changePasswords.ts'
import { lockMember, memberRow } from '../members/findMember.ts'
import { realMember, type Handlers, type SandboxModule, type Services } from '../operations.ts'
import { refuse } from '../server/refuse.ts'
import { banksFor } from './banks.ts'
import { cardNumber, cardsOf, cardValue, keepCard } from './cards.ts'

/** Maximum number of cards of a member. */
const MOST_CARDS = 5

const operations: Handlers = {
  getBankCards: async (context) => {
    const { currency } = context.merchant
    const cards = await cardsOf(context.db, realMember(context).member.id)
    return {
      list: cards.map((card, index) => cardValue(card, index === 0, currency)),
      banks: [...banksFor(currency)],
      maximum: MOST_CARDS,
    }
  },

  addBankCard: async (context) => {
    const { db, merchant, body, clock } = context
    const { member } = realMember(context)
    if (!banksFor(merchant.currency).some(({ bankCode }) => bankCode === body.bankCode)) {
      refuse({ bankCode: 'enum' })
    }
    await requirePaymentPassword(await memberRow(db, member.id), body.paymentPassword)
    return db.transaction(async (tx) => {
      await lockMember(tx, member.id)
      const { length } = await cardsOf(tx, member.id)
      if (length >= MOST_CARDS)
        fail(422, 'bank_card.limit', { message: `Only ${MOST_CARDS} cards can be kept.` })
      const { bankCode, accountName, cardNumber } = body
      const card = { merchant: merchant.code, memberId: member.id, bankCode, accountName, cardNumber }
      const row = await keepCard(tx, card, clock.now())
      return cardValue(row, length === 0, merchant.currency)
    })
  },

  removeBankCard: async (context) => {
    const { db, body, clock } = context
    const { member } = realMember(context)
    await requirePaymentPassword(await memberRow(db, member.id), body.paymentPassword)
    const number = cardNumber(body.id)
    const removed =
      number === undefined
        ? 0
        : await db.run`
            update bank_card set removed_at = ${clock.now()}
            where id = ${number} and member_id = ${BigInt(member.id)} and removed_at is null`
    if (removed === 0) fail(404, 'resource.not_found', { message: 'There is no such card.' })
    return {}
  },
}

/** Seeded members with a card; `partner` has yet to add one. */
const WITH_CARD: readonly string[] = ['member', 'vip', 'saver']

async function seed(tx: Db, { merchants, clock }: Services): Promise<void> {
  for (const { code, currency } of merchants.all) {
    const [bank] = banksFor(currency)
    await tx.run`
      insert into bank_card (merchant, member_id, bank_code, account_name, card_number, added_at)
      select ${code}, id, ${bank?.bankCode ?? ''}, contacts->>'payeeName', '40000012345' || right(id::text, 4), ${clock.now()}
      from member where merchant = ${code} and username = any(${WITH_CARD}::text[]) order by id`
  }
}

/** Module of bank accounts for withdrawals. */
export const bankCards: SandboxModule = {
  name: 'bankCards',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  seed,
}
