import { cardNumber, cardsOf } from '../bankCards/cards.ts'
import { fail } from '../failure.ts'
import { fromBase, houseAccount, lockAccounts, memberAccount, toDecimal } from '../ledger/index.ts'
import { refuseDeposit, refuseExcluded } from '../limits/refuse.ts'
import { requireBirthday } from '../members/age.ts'
import { requirePaymentPassword } from '../members/changePasswords.ts'
import { lockMember, memberRow } from '../members/findMember.ts'
import { realMember, type CallContext, type Handlers, type Preliminaries } from '../operations.ts'
import { liveFlags } from '../platform/flags.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { textIn } from '../platform/text.ts'
import { bonusTerms, turnoverTerms } from '../promotions/bonusTerms.ts'
import { livePromotionKeys, promotionsFor } from '../promotions/catalogue.ts'
import { chooseForDeposit, maySelectFirstDeposit } from '../promotions/firstDeposit.ts'
import { BONUS_TURNOVER, FIRST_DEPOSIT } from '../promotions/promises.ts'
import { readAmount } from '../wallet/transfer.ts'
import type { Schemas } from '../wire.ts'
import { channelOf, channelsValue, depositFee } from './channels.ts'
import {
  closeDeposit,
  type DepositReader,
  type DepositRow,
  depositValue,
  findDeposit,
  openDeposit,
  waitingDeposits,
} from './deposits.ts'
import {
  closeWithdrawal,
  requestWithdrawal,
  withdrawable,
  type Withdrawable,
  type WithdrawalRow,
  withdrawalValue,
} from './withdrawals.ts'

/** Operations of deposits and withdrawals. */
export const paymentOperations: Pick<
  Handlers,
  | 'getDepositChannels'
  | 'createDeposit'
  | 'getDeposit'
  | 'cancelDeposit'
  | 'getWithdrawRules'
  | 'withdraw'
  | 'getWithdrawals'
  | 'cancelWithdrawal'
> = {
  getDepositChannels: async (context) => {
    const { member } = realMember(context)
    return {
      ...channelsValue(context.merchant, context.language),
      promotions: await promotionsOf(context, member.id),
    }
  },

  createDeposit: async (context) => {
    const { db: tx, merchant, body, clock, siteOrigin } = context
    const { member } = realMember(context)
    const now = clock.now()
    const { code, currency } = merchant
    refuseExcluded(member.closedUntil, now)
    requireBirthday(member, merchant)
    const channel = channelOf(body.channelId)
    if (!channel) fail(404, 'resource.not_found', { message: `There is no channel ${body.channelId}.` })
    if (!channel.open) fail(422, 'deposit.channel_closed', { message: 'This channel is closed at present.' })
    const amount = readAmount(body.amount, currency)
    refuseOutside(amount, fromBase(channel.minimum, currency), fromBase(channel.maximum, currency), currency)
    if (body.promotionKey) await requirePromotion(context, member.id, body.promotionKey)
    // With a key, this is a transaction already: the one that stores the answer.
    const withWaiting = async () => (await waitingDeposits(tx, member.id, now)) + amount
    await refuseDeposit(tx, { merchant, memberId: member.id, now }, withWaiting)
    const wish = {
      merchant: code,
      memberId: member.id,
      channel,
      currency,
      amount,
      fee: depositFee(channel, amount, currency),
      returnUrl: body.returnPath ? siteOrigin() + body.returnPath : null,
    }
    const order = await openDeposit(tx, wish, now)
    const { promotionKey: key } = body
    if (key)
      await chooseForDeposit(tx, { merchant: code, memberId: member.id, orderNumber: order.number, key })
    return depositValue(order, readerOf(context))
  },

  getDeposit: async (context) => depositValue(await ownDeposit(context), readerOf(context)),

  cancelDeposit: async (context) => {
    const now = context.clock.now()
    const { number } = await ownDeposit(context)
    const row = await closeDeposit(context.db, number, 'cancelled', now)
    if (row?.status !== 'cancelled')
      fail(422, 'deposit.not_open', { message: 'Only an unpaid order can be cancelled.' })
    return depositValue(row, readerOf(context))
  },

  getWithdrawals: async (context) => {
    const { db, query } = context
    const { member } = realMember(context)
    const { limit, offset } = pageRange(query)
    const rows = await db.rows<WithdrawalRow>`
      select * from withdrawal where member_id = ${BigInt(member.id)} order by id desc limit ${limit} offset ${offset}`
    const total = await db.row<{ count: number }>`
      select count(*)::int as count from withdrawal where member_id = ${BigInt(member.id)}`
    return pageOf(rows.map(withdrawalValue), total?.count ?? 0, query)
  },

  cancelWithdrawal: async (context) => {
    const { db, params, clock } = context
    const { member } = realMember(context)
    const own = await db.row`
      select from withdrawal where number = ${params.orderNumber} and member_id = ${BigInt(member.id)}`
    if (!own) fail(404, 'resource.not_found', { message: 'There is no such withdrawal.' })
    const row = await closeWithdrawal(db, params.orderNumber, { status: 'cancelled' }, clock.now())
    if (row?.status !== 'cancelled')
      fail(422, 'withdraw.not_pending', { message: 'Only a pending withdrawal can be cancelled.' })
    return withdrawalValue(row)
  },

  getWithdrawRules: async (context) => {
    const { db, merchant, clock } = context
    const { member } = realMember(context)
    const { currency } = merchant
    const rules = await withdrawable(db, merchant, member.id, clock.now())
    return {
      currency,
      available: toDecimal(rules.available, currency),
      minimum: toDecimal(rules.minimum, currency),
      maximum: toDecimal(rules.maximum, currency),
      feeRate: '0',
      feeFixed: toDecimal(rules.fee, currency),
      turnoverLeft: toDecimal(rules.turnoverLeft, currency),
      dailyCountLeft: rules.countLeft,
      open: true,
    }
  },

  withdraw: async (context) => {
    const { db: tx, merchant, body, clock } = context
    const { member } = realMember(context)
    const now = clock.now()
    const { currency } = merchant
    const amount = readAmount(body.amount, currency)
    await lockMember(tx, member.id)
    const cards = await cardsOf(tx, member.id)
    if (cards.length === 0) fail(422, 'bank_card.missing', { message: 'Add a bank card first.' })
    const card = cards.find(({ id }) => id === cardNumber(body.bankCardId))
    if (!card) fail(404, 'resource.not_found', { message: 'There is no such card.' })
    // Money that comes in holds the wallet's row from its posting to its commit, and no lock of the member: what is read
    // under that row's lock knows all of it, with what it has to be staked.
    const accounts = [memberAccount(member.id), houseAccount('payouts')]
    await lockAccounts(tx, { merchant: merchant.code, currency, accounts })
    const rules = await withdrawable(tx, merchant, member.id, now)
    refuseWithdrawal(rules, amount, currency)
    const wish = { merchant, memberId: member.id, cardId: card.id, amount, fee: rules.fee }
    return withdrawalValue(await requestWithdrawal(tx, wish, now))
  },
}

const readerOf = ({ services, language, clock }: CallContext): DepositReader => ({
  origin: services.origin,
  language,
  now: clock.now(),
})

/** @throws Failure 404 `resource.not_found` for numbers that are not the member's */
async function ownDeposit(context: CallContext<'getDeposit' | 'cancelDeposit'>): Promise<DepositRow> {
  const { member } = realMember(context)
  const row = await findDeposit(context.db, context.params.orderNumber)
  if (!row || row.merchant !== context.merchant.code || row.member_id.toString() !== member.id) {
    fail(404, 'resource.not_found', { message: 'There is no such deposit.' })
  }
  return row
}

/** Check of a withdrawal that takes long, and therefore holds no transaction. */
export const paymentPreliminaries: Preliminaries = {
  withdraw: async (context) => {
    const { member } = realMember(context)
    await requirePaymentPassword(await memberRow(context.db, member.id), context.body.paymentPassword)
  },
}

function refuseWithdrawal(rules: Withdrawable, amount: bigint, currency: string): void {
  refuseOutside(amount, rules.minimum, rules.maximum, currency)
  if (rules.countLeft === 0) fail(422, 'withdraw.count_reached', { message: 'No more withdrawals today.' })
  if (rules.turnoverLeft > 0n) {
    fail(422, 'withdraw.turnover_left', {
      message: 'What came in has to be staked first.',
      data: { limit: toDecimal(rules.turnoverLeft, currency), currency },
    })
  }
}

/**
 * Refuses amounts outside the bounds.
 * @throws Failure 422 `amount.too_low`, `amount.too_high`, each with the bound
 */
function refuseOutside(amount: bigint, minimum: bigint, maximum: bigint, currency: string): void {
  if (amount < minimum) {
    fail(422, 'amount.too_low', {
      message: 'The amount is too low.',
      data: { limit: toDecimal(minimum, currency), currency },
    })
  }
  if (amount > maximum) {
    fail(422, 'amount.too_high', {
      message: 'The amount is too high.',
      data: { limit: toDecimal(maximum, currency), currency },
    })
  }
}

/** Promotions that a member may choose with the next deposit. */
async function promotionsOf(
  { db, merchant, clock, language }: CallContext<'getDepositChannels' | 'createDeposit'>,
  memberId: string,
): Promise<Schemas['DepositPromotion'][]> {
  const flags = await liveFlags(db, merchant)
  const now = clock.now()
  const [bound] = turnoverTerms(bonusTerms(merchant, BONUS_TURNOVER, now).turnover)
  if (!livePromotionKeys(flags, now).includes(FIRST_DEPOSIT.key)) return []
  if (!(await maySelectFirstDeposit(db, merchant.code, BigInt(memberId)))) return []
  return promotionsFor(flags)
    .filter(({ key }) => key === FIRST_DEPOSIT.key)
    .map(({ key, title, summary }) => ({
      key,
      title: textIn(title, language),
      summary: textIn(summary, language, merchant.currency),
      ...(bound && { terms: textIn(bound, language) }),
    }))
}

/**
 * Refuses a promotion that does not go with this deposit.
 * @throws Failure 422 `promotion.not_eligible`
 */
async function requirePromotion(
  context: CallContext<'createDeposit'>,
  memberId: string,
  key: string,
): Promise<void> {
  const offered = await promotionsOf(context, memberId)
  if (!offered.some((promotion) => promotion.key === key))
    fail(422, 'promotion.not_eligible', { message: 'This promotion does not go with this deposit.' })
}
