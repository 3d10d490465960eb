import { MAIN_WALLET, toDecimal, type TransferKind } from '../ledger/index.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { timeSpanOf } from '../platform/period.ts'
import type { Schemas } from '../wire.ts'
import { noteOf, type TransferDetail } from './note.ts'

/** Transaction types of the account record, by kind of ledger transfer. */
const TYPES: Readonly<Record<TransferKind, Schemas['TransactionType']>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  refund: 'adjustment',
  stake: 'bet',
  win: 'payout',
  promotion: 'promotion',
  reward: 'reward',
  commission: 'adjustment',
  wallet: 'transfer',
  opening: 'adjustment',
}

interface RecordRow {
  readonly kind: TransferKind
  readonly amount: bigint
  readonly balance_after: bigint | null
  readonly at: Date
  readonly detail: TransferDetail
  readonly transfer_number: string
  readonly status: Schemas['TransactionStatus']
}

interface Totals {
  readonly count: number
  readonly incoming: string
  readonly outgoing: string
}

const operations: Handlers = {
  getTransactions: async (context) => {
    const { db, merchant, query, clock, language } = context
    const memberId = BigInt(signedIn(context).member.id)
    const now = clock.now()
    const span = timeSpanOf(query.period, now)
    const from = query.startTime === undefined ? span.from : new Date(query.startTime)
    const to = endOf(query, span.to, now)
    const { limit, offset } = pageRange(query)
    const kinds = (Object.keys(TYPES) as TransferKind[]).filter(
      (kind) => !query.type || TYPES[kind] === query.type,
    )
    const status = query.status ?? null
    // One statement, so that totals and page are consistent; an empty page gives one row of nulls.
    const rows = await db.rows<Totals & (RecordRow | { readonly kind: null })>`
      with record as (
        select *, case when order_status = 'pending' and expires_at <= ${now} then 'cancelled'
          when order_status in ('pending', 'processing') then 'pending' when order_status in ('failed', 'rejected', 'returned') then 'failed'
          when order_status in ('expired', 'cancelled') then 'cancelled'
          else 'succeeded' end as status
        from account_record
        where merchant = ${merchant.code} and member_id = ${memberId} and wallet = ${MAIN_WALLET}
          and kind = any(${kinds}::text[]) and at >= ${from} and at < ${to}
      ), told as (
        select * from record where ${status}::text is null or status = ${status}
      ), total as (
        select count(*)::int as count,
          coalesce(sum(amount) filter (where amount > 0 and balance_after is not null), 0) as incoming,
          coalesce(-sum(amount) filter (where amount < 0 and balance_after is not null), 0) as outgoing
        from told
      )
      select total.*, kind, amount, balance_after, at, detail, transfer_number, status from total left join (
        select kind, amount, balance_after, at, detail, transfer_number, status, id
        from told order by at desc, id desc limit ${limit} offset ${offset}
      ) as page on true order by at desc, id desc`
    const { currency } = merchant
    const [totals] = rows
    return {
      currency,
      ...pageOf(
        rows.filter((row) => row.kind !== null).map((row) => transaction(row, currency, language)),
        totals?.count ?? 0,
        query,
      ),
      totalIn: toDecimal(BigInt(totals?.incoming ?? 0), currency),
      totalOut: toDecimal(BigInt(totals?.outgoing ?? 0), currency),
    }
  },
}

/** End of a record: that of the call, or now where it names a start alone, or that of its period. */
function endOf(
  { startTime, endTime }: { readonly startTime?: string | undefined; readonly endTime?: string | undefined },
  ofPeriod: Date,
  now: Date,
): Date {
  if (endTime !== undefined) return new Date(endTime)
  return startTime === undefined ? ofPeriod : new Date(now.getTime() + 1)
}

function transaction(row: RecordRow, currency: string, language: string): Schemas['Transaction'] {
  const { order } = row.detail
  // Bets, deposits and withdrawals are listed by their own order number; a ticket of several bets names all of them.
  const ownNumber = order !== undefined && !order.includes(' ') ? order : undefined
  return {
    orderNumber: ownNumber ?? row.transfer_number,
    type: TYPES[row.kind],
    status: row.status,
    amount: toDecimal(row.amount, currency),
    ...(row.balance_after === null ? {} : { balanceAfter: toDecimal(row.balance_after, currency) }),
    createdAt: row.at.toISOString(),
    note: noteOf(row.detail, language),
  }
}

/** Module of the account record. */
export const transactions: SandboxModule = { name: 'transactions', operations }
