import type { Database, Db } from '../database/index.ts'
import { catalogue } from '../games/catalogue.ts'
import { closeOrder, orderNumber } from '../games/orders.ts'
import { eachByItself, type FailedRow } from '../jobs/eachByItself.ts'
import { houseAccount, memberAccount, post } from '../ledger/index.ts'
import { textIn } from '../platform/text.ts'
import { drawNumbers, drawSecret } from './draws.ts'
import { PLAYS, type Play } from './plays.ts'
import type { PrizeOdds } from './prizeModes.ts'
import { combinationsOf, oddsOf, type PlayOdds, returnOf } from './selection.ts'
import { giveBack, tellVoided, type VoidedBet } from './voidDraw.ts'

/** Bet as stored with its order. */
export interface StoredBet {
  readonly playId: string
  readonly selection: readonly (readonly string[])[]
  /** Minor units per combination, multiplier included; as text, because JSON has no bigint. */
  readonly unit: string
  /** Scheduled draw time of the period. */
  readonly dueAt: string
  readonly table: PrizeOdds
  /** Odds at which it was placed; absent from bets of before they were kept, which are paid by the set of odds. */
  readonly odds?: PlayOdds
  /** Platform language of the bet's description in the record. */
  readonly language: string
}

/** Open bet whose draw is over. */
interface DueBet extends VoidedBet {
  readonly node_id: string
  readonly bet: StoredBet
  /** True where the draw ended without a result. */
  readonly voided: boolean
}

/** Bets that were not settled, with the reasons. */
export type UnsettledBets = readonly FailedRow<DueBet>[]

/** Number of bets that are read at once. */
const BATCH = 200

/** Due bets by id, after one of them: of a member, or of all. */
const dueBets = (db: Db, now: Date, after: bigint, memberId?: string): Promise<DueBet[]> =>
  db.rows<DueBet>`
    select id, merchant, member_id, node_id, game_name, numero, bet, stake, currency, placed_at,
      exists (
        select from lottery_draw draw
        where draw.node_id = bet_order.node_id and due_at = (bet->>'dueAt')::timestamptz and voided
      ) as voided
    from bet_order left join lottery_ahead using (node_id)
    where kind = 'lottery' and status = 'PENDING' and id > ${after}
      and (${memberId === undefined} or member_id = ${BigInt(memberId ?? 0)})
      and (bet->>'dueAt')::timestamptz <= ${now}::timestamptz + coalesce(ahead, interval '0')
    order by id limit ${BATCH}`

/** Settles a member's due bets. */
export const settleDueBets = (db: Db, memberId: string, now: Date): Promise<UnsettledBets> =>
  settleDue(db, now, memberId)

/** Settles all due bets; every process calls this every few seconds, at the same time as others. */
export const settleAllDueBets = (db: Database, now: Date): Promise<UnsettledBets> => settleDue(db, now)

/** Settles bets in the order of their ids. One that cannot be settled stays open, and holds up no other. */
async function settleDue(db: Db, now: Date, memberId?: string): Promise<UnsettledBets> {
  const failed: FailedRow<DueBet>[] = []
  let due = await dueBets(db, now, 0n, memberId)
  while (due.length > 0) {
    const secret = await drawSecret(db)
    failed.push(...(await eachByItself(db, due, (tx, row) => settleBet(tx, row, secret, now))))
    due = await dueBets(db, now, due.at(-1)?.id ?? 0n, memberId)
  }
  return failed
}

/** Pays one bet. Only the call that closes the order pays; later calls find it closed. */
async function settleBet(tx: Db, row: DueBet, secret: Buffer, now: Date): Promise<void> {
  if (row.voided) {
    if (await giveBack(tx, row, now)) await tellVoided(tx, row, now)
    return
  }
  const game = catalogue().find(row.node_id)
  if (!game?.lottery) throw new Error(`There is no lottery ${row.node_id} any more.`)
  const play = PLAYS[game.lottery.kind].find((one) => one.playId === row.bet.playId)
  if (!play) throw new Error(`${game.name} has no play ${row.bet.playId} any more.`)
  const numbers = drawNumbers(secret, { gameId: game.gameId, ...game.lottery }, row.numero)
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

/** Payout of a bet in minor units: the sum of its winning combinations at the odds it was placed at. */
export function payoutOf(
  play: Play,
  {
    selection,
    unit,
    table,
    odds = oddsOf(play, table),
  }: Pick<StoredBet, 'selection' | 'unit' | 'table' | 'odds'>,
  numbers: readonly string[],
): bigint {
  const hundredths = combinationsOf(play, selection).reduce(
    (sum, combination) => sum + returnOf(play, combination, numbers, odds),
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
