import type { FastifyInstance } from 'fastify'

import { banksFor } from '../bankCards/banks.ts'
import { keepCard } from '../bankCards/cards.ts'
import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import { lockMember, memberRow } from '../members/findMember.ts'
import type { Services } from '../operations.ts'
import { readState } from '../state/merchantState.ts'
import { payOutExcluded } from './exclusionPayout.ts'

/** Account that customer service was told, which may be written without a name: the payee's is taken. */
interface ToldAccount {
  readonly bankCode?: string
  readonly accountName?: string
  readonly cardNumber?: string
}

/** Route of customer service: pays out a member who excluded themselves or is disabled, to an account that they named. */
export function exclusionRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  app.post<{ Params: { memberId: string }; Body: ToldAccount | undefined }>(
    '/sandbox/exclusions/:memberId/pay-out',
    async ({ params: { memberId }, body }) => {
      const now = clock.now()
      if (!/^\d{1,18}$/.test(memberId)) return notClosed()
      return db.transaction(async (tx) => {
        const closed = await tx.row<{ merchant: string; username: string; excluded: boolean }>`
          select merchant, username, coalesce(self_excluded_until > ${now}, false) as excluded from member
          where id = ${BigInt(memberId)}`
        if (!closed || !(closed.excluded || (await isDisabled(tx, closed)))) return notClosed()
        const merchant = merchants.get(closed.merchant)
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

const isDisabled = async (tx: Db, member: { readonly merchant: string; readonly username: string }) =>
  (await readState(tx, member.merchant)).disabled.includes(member.username.toLowerCase())

const notClosed = (): never =>
  fail(404, 'resource.not_found', { message: 'No member with this id is excluded or disabled.' })
