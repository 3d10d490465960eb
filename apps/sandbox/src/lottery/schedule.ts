import type { Db } from '../database/index.ts'
import type { Lottery } from './lotteries.ts'
import { currentPeriod, pastPeriod, type Period } from './periods.ts'

/** Locks of a lottery's draws are pairs: this number, and the lottery's node id. */
const DRAW_LOCK = 7_000_003

/** A draw that was made before its time. */
interface EarlyDraw {
  readonly node_id: string
  readonly due_at: Date
  readonly drawn_at: Date
}

/** A period as it really happens. */
export interface ScheduledPeriod extends Period {
  /** When it draws by the lottery's own time; never changes, whatever is drawn early. */
  readonly dueAt: Date
}

/**
 * A lottery's periods by the clock.
 *
 * A lottery keeps a time of its own, from which its periods follow (periods.ts). A draw made early puts that time
 * ahead of the clock for good; what goes out is converted back.
 */
export interface Schedule {
  current(): ScheduledPeriod
  /** The period drawn `back` draws ago; 1 is the last. */
  past(back: number): ScheduledPeriod
}

/** The schedules of all lotteries as of a moment. */
export async function readSchedules(db: Db, now: Date): Promise<(game: Lottery) => Schedule> {
  const early = await db.rows<EarlyDraw>`
    select node_id, due_at, drawn_at from lottery_draw order by due_at desc`
  return (game) => scheduleFrom(game, early, now)
}

/** The schedule of one lottery as of a moment. */
export async function readSchedule(db: Db, game: Lottery, now: Date): Promise<Schedule> {
  return (await readSchedules(db, now))(game)
}

/**
 * Draws the running period now: the next one opens at this moment.
 *
 * Bets wait for a draw that is being made and find the next period, so that none is taken on known numbers.
 */
export async function drawEarly(db: Db, game: Lottery, now: Date): Promise<ScheduledPeriod> {
  return db.transaction(async (tx) => {
    await tx.row`select pg_advisory_xact_lock(${DRAW_LOCK}, ${Number(game.nodeId)})`
    const period = (await readSchedule(tx, game, now)).current()
    await tx.run`
      insert into lottery_draw (node_id, due_at, drawn_at) values (${game.nodeId}, ${period.dueAt}, ${now})`
    return period
  })
}

/** Keeps a lottery from being drawn early until the transaction ends; others who do the same are not kept waiting. */
export async function holdDraws(tx: Db, game: Lottery): Promise<void> {
  await tx.row`select pg_advisory_xact_lock_shared(${DRAW_LOCK}, ${Number(game.nodeId)})`
}

/** @param all - early draws of any lottery, latest first */
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
  })
  return {
    current: () => scheduled(currentPeriod(game.lottery, ownTime)),
    past: (back) => scheduled(pastPeriod(game.lottery, ownTime, back)),
  }
}
