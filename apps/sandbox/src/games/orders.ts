import { json, type Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import { type Handlers, signedIn } from '../operations.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import type { Schemas } from '../wire.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { GENRE_FACTS } from './genres.ts'
import { localName } from './names/localNames.ts'
import { isOfCategory } from './search.ts'

const DAY_MS = 86_400_000

/** Period of the betting record in days, default and maximum. */
const DEFAULT_DAYS = 7
const MOST_DAYS = 90

/** Bet of a lottery, which waits for its draw. */
export interface LotteryOrder {
  readonly merchant: string
  readonly memberId: string
  readonly game: CatalogueGame
  readonly stake: bigint
  readonly currency: string
  readonly placedAt: Date
  readonly detail: string
  readonly numero: string
  readonly bet: unknown
}

/** Status of a decided bet: it is won when more than its stake is paid. */
export const statusOf = (stake: bigint, payout: bigint): Schemas['OrderStatus'] =>
  payout > stake ? 'WON' : 'LOST'

/**
 * Records a lottery's bet as pending. A game's is written with its round.
 * @returns order id
 */
export async function openLotteryOrder(tx: Db, order: LotteryOrder): Promise<bigint> {
  const { game } = order
  const row = await tx.row<{ id: bigint }>`
    insert into bet_order (merchant, member_id, kind, vendor, game_category, node_id, game_name, detail, numero, bet,
      status, stake, currency, placed_at)
    values (${order.merchant}, ${BigInt(order.memberId)}, 'lottery', ${game.vendor.code},
      ${GENRE_FACTS[game.genre].gameType}, ${game.nodeId}, ${game.name}, ${order.detail}, ${order.numero},
      ${json(order.bet)}, 'PENDING', ${order.stake}, ${order.currency}, ${order.placedAt})
    returning id`
  if (!row) throw new Error('The order was not written.')
  return row.id
}

/**
 * Closes a pending bet, by the rule of {@link statusOf}.
 * @returns false when it was closed before, and nothing changed
 */
export async function closeOrder(
  tx: Db,
  id: bigint,
  payout: bigint,
  detail: string,
  at: Date,
): Promise<boolean> {
  const changed = await tx.run`
    update bet_order set status = case when ${payout} > stake then 'WON' else 'LOST' end, payout = ${payout}, detail = ${detail}, settled_at = ${at}
    where id = ${id} and status = 'PENDING'`
  return changed === 1
}

interface OrderRow {
  readonly id: bigint
  readonly kind: 'game' | 'lottery'
  readonly vendor: string
  readonly game_category: string
  readonly node_id: string
  readonly game_name: string
  readonly detail: string
  readonly numero: string | null
  readonly status: Schemas['OrderStatus']
  readonly stake: bigint
  readonly payout: bigint
  readonly currency: string
  readonly placed_at: Date
  readonly settled_at: Date | null
}

/** Order number as shown to players: kind, day, serial. */
export function orderNumber(kind: 'game' | 'lottery', id: bigint, placedAt: Date): string {
  const day = placedAt.toISOString().slice(0, 10).replaceAll('-', '')
  return `${kind === 'game' ? 'G' : 'L'}${day}${id.toString().padStart(8, '0')}`
}

/** Filter of a member's orders, as values, because SQL conditions cannot be spliced into one another. */
interface OrderFilter {
  readonly merchant: string
  readonly member: bigint
  readonly vendor: string | null
  /** Null for all; shelves such as BG are lists of games, other categories a column. */
  readonly category: string | null
  readonly nodes: readonly string[] | null
  readonly status: string | null
  readonly from: Date
  readonly to: Date
}

interface OrderQuery {
  readonly vendor?: string | undefined
  readonly gameCategory?: string | undefined
  readonly status?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

function filterOf(merchant: string, memberId: string, query: OrderQuery, now: Date): OrderFilter {
  const category = query.gameCategory ?? null
  const shelf = category === 'BG' || category === 'BGS'
  const oldest = now.getTime() - MOST_DAYS * DAY_MS
  const asked =
    query.startTime === undefined ? now.getTime() - DEFAULT_DAYS * DAY_MS : Date.parse(query.startTime)
  return {
    merchant,
    member: BigInt(memberId),
    vendor: query.vendor ?? null,
    category: shelf ? null : category,
    nodes: shelf
      ? catalogue()
          .games.filter((game) => isOfCategory(game, category))
          .map((game) => game.nodeId)
      : null,
    status: query.status ?? null,
    from: new Date(Math.max(asked, oldest)),
    // The end is exclusive, so that an order of this very millisecond is included.
    to: query.endTime === undefined ? new Date(now.getTime() + 1) : new Date(query.endTime),
  }
}

async function totalsOf(
  db: Db,
  { merchant, member, vendor, category, nodes, status, from, to }: OrderFilter,
) {
  const row = await db.row<{ count: bigint; stake: string; payout: string; settled: string }>`
    select count(*) as count, coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout,
      coalesce(sum(stake) filter (where status <> 'PENDING'), 0) as settled
    from bet_order
    where merchant = ${merchant} and member_id = ${member} and placed_at >= ${from} and placed_at < ${to}
      and (${vendor}::text is null or vendor = ${vendor}) and (${category}::text is null or game_category = ${category})
      and (${nodes}::text[] is null or node_id = any(${nodes}::text[])) and (${status}::text is null or status = ${status})`
  const of = (value: string | undefined): bigint => BigInt(value ?? '0')
  return {
    count: Number(row?.count ?? 0n),
    stake: of(row?.stake),
    payout: of(row?.payout),
    settled: of(row?.settled),
  }
}

const rowsOf = (
  db: Db,
  { merchant, member, vendor, category, nodes, status, from, to }: OrderFilter,
  limit: number,
  offset: number,
) =>
  db.rows<OrderRow>`
    select id, kind, vendor, game_category, node_id, game_name, detail, numero, status, stake, payout, currency,
      placed_at, settled_at
    from bet_order
    where merchant = ${merchant} and member_id = ${member} and placed_at >= ${from} and placed_at < ${to}
      and (${vendor}::text is null or vendor = ${vendor}) and (${category}::text is null or game_category = ${category})
      and (${nodes}::text[] is null or node_id = any(${nodes}::text[])) and (${status}::text is null or status = ${status})
    order by placed_at desc, id desc limit ${limit} offset ${offset}`

function wireOrder(row: OrderRow, language: string): Schemas['Order'] {
  const game = catalogue().find(row.node_id)
  const settled = row.status !== 'PENDING'
  return {
    orderId: orderNumber(row.kind, row.id, row.placed_at),
    vendor: row.vendor,
    gameCategory: row.game_category as Schemas['Order']['gameCategory'],
    nodeId: row.node_id,
    gameName: game ? localName(game, language) : row.game_name,
    detail: row.detail,
    ...(row.numero === null ? {} : { numero: row.numero }),
    placedAt: row.placed_at.toISOString(),
    ...(row.settled_at === null ? {} : { settledAt: row.settled_at.toISOString() }),
    status: row.status,
    stake: toDecimal(row.stake, row.currency),
    payout: toDecimal(row.payout, row.currency),
    profit: toDecimal(settled ? row.payout - row.stake : 0n, row.currency),
    currency: row.currency,
  }
}

/**
 * Betting record. `settleDue` first settles everything that is due, so that no bet looks open that is not.
 */
export const ordersWith = (
  settleDue: (db: Db, memberId: string, now: Date) => Promise<void>,
): Pick<Handlers, 'listOrders'> => ({
  listOrders: async (context) => {
    const { member } = signedIn(context)
    const { currency, code } = context.merchant
    const now = context.clock.now()
    await settleDue(context.db, member.id, now)
    const filter = filterOf(code, member.id, context.query, now)
    const { limit, offset } = pageRange(context.query)
    const totals = await totalsOf(context.db, filter)
    const rows = await rowsOf(context.db, filter, limit, offset)
    return {
      ...pageOf(
        rows.map((row) => wireOrder(row, context.language)),
        totals.count,
        context.query,
      ),
      totals: {
        count: totals.count,
        stake: toDecimal(totals.stake, currency),
        payout: toDecimal(totals.payout, currency),
        profit: toDecimal(totals.payout - totals.settled, currency),
        currency,
      },
    }
  },
})
