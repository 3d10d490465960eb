import { json, type Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { accountsOf, lockAccounts, post, refuseMovement, toDecimal, toMinor } from '../../ledger/index.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { closeOrder } from '../orders.ts'
import { type Outcome, type RoundRequest, decide } from './decide.ts'
import type { GameSession, SeenRounds } from './launches.ts'
import { refuseHaste } from './pace.ts'
import { movePlayMoney, purseBalance } from './purse.ts'
import { roundMovement } from './roundMovement.ts'
import { stakeChoices } from './stakeChoices.ts'
import { roundRandom } from './tokens.ts'
import { writeRound, type WrittenRound } from './writeRound.ts'

/** Answer to the game about a round. */
export interface RoundAnswer {
  readonly roundId: string
  readonly status: 'open' | 'settled'
  /** Stake and payout are decimal strings in the session's currency. */
  readonly stake: string
  readonly payout: string
  readonly balance: string
  readonly startedAt: string
  readonly outcome: unknown
}

/** Row of `game_round` with its order. */
export interface RoundRow {
  readonly round_id: string
  readonly order_id: bigint | null
  readonly number: number
  readonly stake: bigint
  readonly payout: bigint
  readonly status: 'open' | 'settled'
  readonly request: RoundRequest
  readonly outcome: Outcome
  readonly started_at: Date
}

/** Round for money, which has a bet. */
export type BetRound = RoundRow & { readonly order_id: bigint }

/** Context of a round: session, game and currency. */
export interface RoundContext {
  readonly session: GameSession
  readonly game: CatalogueGame
  readonly currency: string
  /** Rules of the merchant's regulator for this player. */
  readonly regulated: RegulatedPlay
}

/** Context of a new round: with the rounds before it. */
export type SeenContext = RoundContext & { readonly seen: SeenRounds }

/** Limits of a regulator on one player's rounds of one game. */
export interface RegulatedPlay {
  /** Highest stake, minor units; absent without a limit. */
  readonly mostStake?: bigint
  /** Milliseconds between the starts of two rounds; 0 without a rule. */
  readonly roundMs: number
}

export const findRound = (db: Db, session: GameSession, roundId: string): Promise<RoundRow | undefined> =>
  db.row<RoundRow>`
    select round_id, order_id, number, stake, payout, status, request, outcome, started_at
    from game_round where session_id = ${session.id} and round_id = ${roundId}`

/**
 * Answer for a round; while a curve climbs, its breaking point is left out.
 * @param known - balance of the purse in minor units, where a movement of this round has told it
 */
export async function answerRound(
  db: Db,
  { session, currency }: RoundContext,
  round: RoundRow,
  known?: bigint,
): Promise<RoundAnswer> {
  const balance = known ?? (await purseBalance(db, session, currency))
  return {
    roundId: round.round_id,
    status: round.status,
    stake: toDecimal(round.stake, currency),
    payout: toDecimal(round.payout, currency),
    balance: toDecimal(balance, currency),
    startedAt: round.started_at.toISOString(),
    outcome: round.status === 'settled' || round.outcome.kind !== 'crash' ? round.outcome : { kind: 'crash' },
  }
}

/**
 * Plays a round: takes the stake, draws the outcome, pays. Sending the same round again returns the first
 * answer. Must be called inside a transaction.
 * @param mayStake - refuses stakes beyond the member's own limits; called for new rounds with real money
 * only
 * @throws Failure 409 `idempotency.conflict` when the round id was used for another request
 * @throws Failure 422 `order.stake_invalid`, `wallet.insufficient`
 */
export async function playRound(
  tx: Db,
  context: SeenContext,
  request: RoundRequest,
  now: Date,
  mayStake: (tx: Db, stake: bigint) => Promise<void>,
): Promise<RoundAnswer> {
  const { session, regulated, seen } = context
  // Row lock: one round at a time in a session, which also keeps the rounds' numbers unique.
  const counted = await tx.row<{ rounds: number }>`
    select rounds from game_session where id = ${session.id} for update`
  // Every round is counted: where none has come since the session was read, this one is as new as it was then.
  const isNew = !seen.isKnown && counted?.rounds === seen.count
  const known = isNew ? undefined : await findRound(tx, session, request.roundId)
  if (known) {
    if (!isSameWish(known.request, request))
      fail(409, 'idempotency.conflict', { message: 'This round was another one.' })
    return answerRound(tx, context, known)
  }
  await refuseHaste(tx, session, regulated.roundMs, now)
  const round = drawRound(context, request, (counted?.rounds ?? 0) + 1, now)
  if (!isBet(round)) return playForFun(tx, context, round)
  await mayStake(tx, round.stake)
  let written = await writeRound(tx, context, round)
  if (written?.refusal === 'missing accounts') {
    await lockAccounts(tx, accountsOf(roundMovement(context, round, 'stake', now)))
    written = await writeRound(tx, context, round)
  }
  if (!written) throw new Error(`The round ${round.round_id} was not written.`)
  return answerWritten(tx, context, round, written)
}

/**
 * Plays a round as {@link playRound} does, in one statement and without a transaction around it.
 * @param mayStake - as above, for a player without limits of money, whom it refuses without a statement
 * @returns undefined where the round asks for more than that; nothing was written then
 */
export async function playAtOnce(
  db: Db,
  context: SeenContext,
  request: RoundRequest,
  now: Date,
  mayStake: (db: Db, stake: bigint) => Promise<void>,
): Promise<RoundAnswer | undefined> {
  const { regulated, seen } = context
  if (seen.isKnown || regulated.roundMs > 0) return undefined
  const round = drawRound(context, request, seen.count + 1, now)
  if (!isBet(round)) return undefined
  await mayStake(db, round.stake)
  const written = await writeRound(db, context, round)
  if (!written || written.refusal === 'missing accounts') return undefined
  return answerWritten(db, context, round, written)
}

/** Answer for a round that was written with its money, or the failure for one whose stake was refused. */
async function answerWritten(
  db: Db,
  context: RoundContext,
  round: BetRound,
  { refusal, balance }: WrittenRound,
): Promise<RoundAnswer> {
  if (refusal !== null)
    return refuseMovement(db, roundMovement(context, round, 'stake', round.started_at), refusal)
  return answerRound(db, context, round, balance ?? undefined)
}

/**
 * Draws the round of a number. It has no bet in play money.
 * @throws Failure 422 `order.stake_invalid`
 */
function drawRound(
  { session, game, currency, regulated, seen }: SeenContext,
  request: RoundRequest,
  number: number,
  now: Date,
): RoundRow {
  const stake = readStake(request.stake, game, currency, regulated.mostStake)
  const outcome = decide(game, request, roundRandom(session.seed, number))
  // Only a curve is decided later.
  const payout = outcome.kind === 'crash' ? undefined : payoutOf(stake, outcome.hundredths)
  return {
    round_id: request.roundId,
    order_id: seen.orderId,
    number,
    stake,
    payout: payout ?? 0n,
    status: payout === undefined ? 'open' : 'settled',
    request,
    outcome,
    started_at: now,
  }
}

const isBet = (round: RoundRow): round is BetRound => round.order_id !== null

/** Plays a round with play money: neither the ledger nor the betting record knows it. */
async function playForFun(tx: Db, context: RoundContext, round: RoundRow): Promise<RoundAnswer> {
  const { session } = context
  const { number, stake, payout, status, request, outcome, started_at: at } = round
  await movePlayMoney(tx, session, -stake)
  await tx.run`
    with counted as (update game_session set rounds = ${number} where id = ${session.id})
    insert into game_round
      (session_id, round_id, number, stake, payout, status, request, outcome, started_at, settled_at)
    values (${session.id}, ${round.round_id}, ${number}, ${stake}, ${payout}, ${status}, ${json(request)},
      ${json(outcome)}, ${at}, ${status === 'settled' ? at : null})`
  await payOut(tx, context, round, at)
  // An empty purse of play money is filled up when it is read.
  return answerRound(tx, context, round)
}

const payoutOf = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n

/**
 * Pays what a round has won.
 * @returns balance of the purse afterwards; undefined where nothing was paid, or the purse is of play money
 */
async function payOut(
  tx: Db,
  context: RoundContext,
  round: RoundRow,
  now: Date,
): Promise<bigint | undefined> {
  if (round.payout === 0n) return undefined
  if (!isBet(round)) {
    await movePlayMoney(tx, context.session, round.payout)
    return undefined
  }
  const { balances } = await post(tx, roundMovement(context, round, 'win', now))
  return balances[0]
}

/** End of an open round. */
export interface RoundEnd {
  /** Return of the stake, in hundredths of it. */
  readonly hundredths: number
  /** Words for the betting record. */
  readonly text: string
  /** Outcome where it is another one than the round began with. */
  readonly outcome?: Outcome
  readonly at: Date
}

/** Pays and closes an open round; a closed one is unchanged. */
export async function settleRound(
  tx: Db,
  context: RoundContext,
  round: RoundRow,
  { hundredths, text, outcome = round.outcome, at }: RoundEnd,
): Promise<RoundAnswer> {
  const { session } = context
  const payout = payoutOf(round.stake, hundredths)
  const settled = await tx.row<RoundRow>`
    update game_round set status = 'settled', payout = ${payout}, outcome = ${json(outcome)}, settled_at = ${at}
    where session_id = ${session.id} and round_id = ${round.round_id} and status = 'open' returning *`
  if (!settled) {
    const before = await findRound(tx, session, round.round_id)
    return answerRound(tx, context, before ?? round)
  }
  const balance = await payOut(tx, context, settled, at)
  if (round.order_id !== null) await closeOrder(tx, round.order_id, payout, text, at)
  return answerRound(tx, context, settled, balance)
}

function readStake(text: string, game: CatalogueGame, currency: string, most: bigint | undefined): bigint {
  let stake: bigint
  try {
    stake = toMinor(text, currency)
  } catch {
    return fail(422, 'order.stake_invalid', { message: `${text} is no stake.` })
  }
  const choices = stakeChoices(game, currency, most)
  if (!choices.includes(stake)) {
    fail(422, 'order.stake_invalid', {
      message: `${text} is none of this game's stakes.`,
      data: { limit: toDecimal(choices.at(-1) ?? 0n, currency), currency },
    })
  }
  return stake
}

const isSameWish = (one: RoundRequest, other: RoundRequest): boolean =>
  one.stake === other.stake && one.choice === other.choice && one.leaveAt === other.leaveAt
