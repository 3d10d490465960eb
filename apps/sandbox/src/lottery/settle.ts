import type { Database, Db } from '../database/index.ts'
import { catalogue } from '../games/catalogue.ts'
import { closeOrder, orderNumber } from '../games/orders.ts'
import { houseAccount, memberAccount, post } from '../ledger/index.ts'
import { textIn } from '../platform/text.ts'
import { drawNumbers, drawSecret } from './draws.ts'
import { PLAYS, type Play } from './plays.ts'
import type { PrizeOdds } from './prizeModes.ts'
import { combinationsOf, returnOf } from './selection.ts'

/** Bet as stored with its order. */
export interface StoredBet {
  readonly playId: string
  readonly selection: readonly (readonly string[])[]
  /** Minor units per combination, multiplier included; as text, because JSON has no bigint. */
  readonly unit: string
  /** Scheduled draw time of the period. */
  readonly dueAt: string
  readonly table: PrizeOdds
  /** Platform language of the bet's description in the record. */
  readonly language: string
}

interface DueRow {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly node_id: string
  readonly numero: string
  readonly bet: StoredBet
  readonly currency: string
  readonly placed_at: Date
}

/** Settles a member's due bets. */
export async function settleDueBets(db: Db, merchant: string, memberId: string, now: Date): Promise<void> {
  const due = await db.rows<DueRow>`
    select id, merchant, member_id, node_id, numero, bet, currency, placed_at
    from bet_order left join lottery_ahead using (node_id)
    where kind = 'lottery' and status = 'PENDING' and merchant = ${merchant} and member_id = ${BigInt(memberId)}
      and (bet->>'dueAt')::timestamptz <= ${now}::timestamptz + coalesce(ahead, interval '0')`
  await settleEach(db, due, now)
}

/** Settles all due bets; every process calls this every few seconds, at the same time as others. */
export async function settleAllDueBets(db: Database, now: Date): Promise<void> {
  const due = await db.rows<DueRow>`
    select id, merchant, member_id, node_id, numero, bet, currency, placed_at
    from bet_order left join lottery_ahead using (node_id)
    where kind = 'lottery' and status = 'PENDING'
      and (bet->>'dueAt')::timestamptz <= ${now}::timestamptz + coalesce(ahead, interval '0')
    limit 200`
  await settleEach(db, due, now)
}

async function settleEach(db: Db, due: readonly DueRow[], now: Date): Promise<void> {
  if (due.length === 0) return
  const secret = await drawSecret(db)
  for (const row of due) await db.transaction((tx) => settleBet(tx, row, secret, now))
}

/** Pays one bet. Only the call that closes the order pays; later calls find it closed. */
async function settleBet(tx: Db, row: DueRow, secret: Buffer, now: Date): Promise<void> {
  const game = catalogue().find(row.node_id)
  if (!game?.lottery) return
  const numbers = drawNumbers(secret, { gameId: game.gameId, ...game.lottery }, row.numero)
  const play = PLAYS[game.lottery.kind].find((one) => one.playId === row.bet.playId)
  if (!play) return
  const payout = payoutOf(play, row.bet, numbers)
  const shown = numbers.slice(0, 10).join(' ')
  if (!(await closeOrder(tx, row.id, payout, `${describe(play, row.bet)} → ${shown}`.slice(0, 400), now)))
    return
  if (payout === 0n) return
  await post(tx, {
    merchant: row.merchant,
    key: `lottery:${row.id}:win`,
    kind: 'win',
    currency: row.currency,
    entries: [
      { account: memberAccount(row.member_id.toString()), amount: payout },
      { account: houseAccount('lottery'), amount: -payout },
    ],
    at: now,
    detail: { game: game.name, order: orderNumber('lottery', row.id, row.placed_at), numero: row.numero },
  })
}

/** Payout of a bet in minor units: the sum of its winning combinations at their odds. */
export function payoutOf(
  play: Play,
  { selection, unit, table }: Pick<StoredBet, 'selection' | 'unit' | 'table'>,
  numbers: readonly string[],
): bigint {
  const hundredths = combinationsOf(play, selection).reduce(
    (sum, combination) => sum + returnOf(play, combination, numbers, table),
    0,
  )
  return (BigInt(unit) * BigInt(hundredths)) / 100n
}

/** Description of a bet: `Last two, in order: 1 | 2,3`. */
export function describe(
  play: Play,
  { selection, language }: Pick<StoredBet, 'selection' | 'language'>,
): string {
  const rows = selection.map((codes, index) => {
    const labels = new Map(play.positions[index]?.choices.map(({ code, label }) => [code, label]))
    const name = (code: string): string => {
      const label = labels.get(code)
      return label === undefined ? code : textIn(label, language)
    }
    return codes.map(name).join(',')
  })
  return `${textIn(play.label, language)}: ${rows.join(' | ')}`
}
