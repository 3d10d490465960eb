import type { Clock } from '../clock.ts'
import type { Db } from '../database/index.ts'

/** Sets a process's clock to the time that the console has chosen for all processes. */
export async function followClock(db: Db, clock: Clock): Promise<void> {
  const row = await db.row<{ offset_ms: bigint }>`select offset_ms from sandbox_clock`
  clock.follow(Number(row?.offset_ms ?? 0n))
}

/**
 * Moves the clock of all processes on the database forward; others follow with their next call.
 * @param ms - milliseconds, positive: a clock that went back would leave orders and jobs in the future
 */
export async function moveClock(db: Db, clock: Clock, ms: number): Promise<void> {
  await db.run`
    insert into sandbox_clock as kept (offset_ms) values (${Math.round(ms)})
    on conflict (once) do update set offset_ms = kept.offset_ms + excluded.offset_ms`
  await followClock(db, clock)
}
