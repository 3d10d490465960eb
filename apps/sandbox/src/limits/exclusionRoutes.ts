import type { FastifyInstance } from 'fastify'

import { banksFor } from '../bankCards/banks.ts'
import { keepCard } from '../bankCards/cards.ts'
import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import { lockMember, memberRow } from '../members/findMember.ts'
import type { Services } from '../operations.ts'
import { payOutExcluded } from './exclusionPayout.ts'

/** Account that customer service was told, which may be written without a name: the payee's is taken. */
interface ToldAccount {
  readonly bankCode?: string
  readonly accountName?: string
  readonly cardNumber?: string
}

/** Route of customer service: pays out a self-excluded member to an account that the member named. */
export function exclusionRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  app.post<{ Params: { memberId: string }; Body: ToldAccount | undefined }>(
    '/sandbox/exclusions/:memberId/pay-out',
    async ({ params: { memberId }, body }) => {
      const now = clock.now()
      if (!/^\d{1,18}$/.test(memberId)) notExcluded()
      return db.transaction(async (tx) => {
        const excluded = await tx.row<{ merchant: string }>`
          select merchant from member where id = ${BigInt(memberId)} and self_excluded_until > ${now}`
        const merchant = merchants.get(excluded?.merchant ?? notExcluded())
        await lockMember(tx, memberId)
        const account = readAccount(merchant.currency, body)
        const { contacts } = await memberRow(tx, memberId)
        const accountName = body?.accountName ?? contacts['payeeName'] ?? ''
        await keepCard(tx, { merchant: merchant.code, memberId, accountName, ...account }, now)
        const payout = await payOutExcluded(tx, merchant, memberId, now)
        if (!payout) throw new Error('A new account has had no payout that came back.')
        return { number: payout.number, paid: toDecimal(payout.paid, merchant.currency) }
      })
    },
  )
}

function readAccount(currency: string, body: ToldAccount | undefined) {
  const banks = banksFor(currency).map(({ bankCode }) => bankCode)
  const { bankCode = banks[0] ?? '', cardNumber = '' } = body ?? {}
  if (!banks.includes(bankCode) || !/^[A-Z0-9]{8,34}$/.test(cardNumber))
    fail(400, 'request.invalid', { message: `Send { "bankCode": ${banks.join(' | ')}, "cardNumber" }.` })
  return { bankCode, cardNumber }
}

const notExcluded = (): never =>
  fail(404, 'resource.not_found', { message: 'No member with this id is excluded.' })
