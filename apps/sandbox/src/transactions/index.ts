import { MAIN_WALLET, toDecimal, type TransferKind } from '../ledger/index.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { stretchOf } from '../platform/period.ts'
import type { Schemas } from '../wire.ts'

/** What the account record calls each movement of the ledger. */
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

interface EntryRow {
  readonly id: bigint
  readonly kind: TransferKind
  readonly amount: bigint
  readonly balance_after: bigint
  readonly posted_at: Date
  readonly detail: Readonly<Record<string, string>>
}

const operations: Handlers = {
  getTransactions: async (context) => {
    const { db, merchant, query, clock } = context
    const { member } = signedIn(context)
    const { from, to } = stretchOf(query.period, clock.now())
    const { limit, offset } = pageRange(query)
    const kinds = (Object.keys(TYPES) as TransferKind[]).filter(
      (kind) => !query.type || TYPES[kind] === query.type,
    )
    // What the ledger holds has happened; only orders can be pending, failed or cancelled.
    const wanted = query.status && query.status !== 'succeeded' ? [] : kinds
    const account = { memberId: BigInt(member.id), wallet: MAIN_WALLET }
    const rows = await db.rows<EntryRow>`
      select transfer.id, kind, amount, balance_after, posted_at, detail
      from ledger_account account join ledger_entry entry on entry.account_id = account.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where account.merchant = ${merchant.code} and member_id = ${account.memberId} and wallet = ${account.wallet}
        and kind = any(${wanted}::text[]) and posted_at >= ${from} and posted_at < ${to}
      order by entry.id desc limit ${limit} offset ${offset}`
    const totals = await db.row<{ count: number; incoming: string; outgoing: string }>`
      select count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0) as incoming,
        coalesce(-sum(amount) filter (where amount < 0), 0) as outgoing
      from ledger_account account join ledger_entry entry on entry.account_id = account.id
        join ledger_transfer transfer on transfer.id = entry.transfer_id
      where account.merchant = ${merchant.code} and member_id = ${account.memberId} and wallet = ${account.wallet}
        and kind = any(${wanted}::text[]) and posted_at >= ${from} and posted_at < ${to}`
    const { currency } = merchant
    return {
      currency,
      ...pageOf(
        rows.map((row) => transaction(row, currency)),
        totals?.count ?? 0,
        query,
      ),
      totalIn: toDecimal(BigInt(totals?.incoming ?? 0), currency),
      totalOut: toDecimal(BigInt(totals?.outgoing ?? 0), currency),
    }
  },
}

function transaction(row: EntryRow, currency: string): Schemas['Transaction'] {
  const day = row.posted_at.toISOString().slice(0, 10).replaceAll('-', '')
  return {
    orderNumber: `L-${day}-${row.id}`,
    type: TYPES[row.kind],
    status: 'succeeded',
    amount: toDecimal(row.amount, currency),
    balanceAfter: toDecimal(row.balance_after, currency),
    createdAt: row.posted_at.toISOString(),
    note: Object.values(row.detail).join(' · ').slice(0, 200),
  }
}

/** The account record. */
export const transactions: SandboxModule = { name: 'transactions', operations }
