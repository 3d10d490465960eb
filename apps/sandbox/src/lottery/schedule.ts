import type { Db } from '../database/index.ts'
import type { Lottery } from './lotteries.ts'
import { currentPeriod, pastPeriod, type Period } from './periods.ts'

/** First number of the advisory lock on a lottery's draws; the second is its node id. */
const DRAW_LOCK = 7_000_003

/** Draw that was triggered early. */
interface EarlyDraw {
  readonly node_id: string
  readonly due_at: Date
  readonly drawn_at: Date
  /** True where it ended without a result. */
  readonly voided: boolean
}

/** Period with its actual times. */
export interface ScheduledPeriod extends Period {
  /** Scheduled draw time in the lottery's own time; unaffected by early draws. */
  readonly dueAt: Date
  /** True when it was ended without a result (`voidDraw.ts`). */
  readonly voided: boolean
}

/**
 * Schedule of a lottery's periods in clock time.
 * Each lottery has a time of its own, from which its periods follow (periods.ts). An early draw moves that
 * time ahead of the clock permanently; times are converted back in answers.
 */
export interface Schedule {
  current(): ScheduledPeriod
  /** Period drawn `back` draws ago; 1 is the last. */
  past(back: number): ScheduledPeriod
}

/** Schedules of all lotteries at a given time. */
export async function readSchedules(db: Db, now: Date): Promise<(game: Lottery) => Schedule> {
  const early = await db.rows<EarlyDraw>`
    select node_id, due_at, drawn_at, voided from lottery_draw order by due_at desc`
  return (game) => scheduleFrom(game, early, now)
}

/** Schedule of one lottery at a given time. */
export async function readSchedule(db: Db, game: Lottery, now: Date): Promise<Schedule> {
  return (await readSchedules(db, now))(game)
}

/**
 * Time of a lottery for a call that holds its lock: now, or that of its last draw, if another call or process drew while
 * this one waited. By an earlier time the period that has ended would still be open.
 */
export async function drawTime(tx: Db, game: Lottery, now: Date): Promise<Date> {
  const last = await tx.row<Pick<EarlyDraw, 'drawn_at'>>`
    select drawn_at from lottery_draw where node_id = ${game.nodeId} order by due_at desc limit 1`
  return last && last.drawn_at > now ? last.drawn_at : now
}

/**
 * Ends the current period now, with its draw or voided, which opens the next one. Of two calls at once each ends a
 * period.
 * Bets wait for a draw in progress and go into the next period, so that none is accepted on known numbers.
 */
export async function endEarly(
  db: Db,
  game: Lottery,
  end: 'drawn' | 'voided',
  now: Date,
): Promise<ScheduledPeriod> {
  return db.transaction(async (tx) => {
    await tx.row`select pg_advisory_xact_lock(${DRAW_LOCK}, ${Number(game.nodeId)})`
    const moment = await drawTime(tx, game, now)
    const period = (await readSchedule(tx, game, moment)).current()
    await tx.run`
      insert into lottery_draw (node_id, due_at, drawn_at, voided)
      values (${game.nodeId}, ${period.dueAt}, ${moment}, ${end === 'voided'})`
    return period
  })
}

/**
 * Prevents early draws of a lottery until the transaction ends, with a shared lock: several bets may hold
 * it.
 */
export async function holdDraws(tx: Db, game: Lottery): Promise<void> {
  await tx.row`select pg_advisory_xact_lock_shared(${DRAW_LOCK}, ${Number(game.nodeId)})`
}

/** @param all - early draws of all lotteries, latest first */
function scheduleFrom(game: Lottery, all: readonly EarlyDraw[], now: Date): Schedule {
  const early = all.filter((draw) => draw.node_id === game.nodeId)
  const aheadOf = (draw: EarlyDraw | undefined): number =>
    draw ? draw.due_at.getTime() - draw.drawn_at.getTime() : 0
  const ownTime = new Date(now.getTime() + aheadOf(early[0]))
  const byClock = (moment: Date): Date =>
    new Date(moment.getTime() - aheadOf(early.find((draw) => draw.due_at <= moment)))
  const scheduled = ({ numero, opensAt, closesAt, drawsAt }: Period): ScheduledPeriod => ({
    numero,
    opensAt: byClock(opensAt),
    closesAt: byClock(closesAt),
    drawsAt: byClock(drawsAt),
    dueAt: drawsAt,
    voided: early.some((draw) => draw.voided && draw.due_at.getTime() === drawsAt.getTime()),
  })
  return {
    current: () => scheduled(currentPeriod(game.lottery, ownTime)),
    past: (back) => scheduled(pastPeriod(game.lottery, ownTime, back)),
  }
}
