import type { Db } from '../database/index.ts'

/**
 * Keeps open sessions as old as they are when the clock is moved by hand, so that nobody is logged out by it.
 * @param now time before the move
 * @param ms length of the move
 */
export async function carrySessions(tx: Db, now: Date, ms: number): Promise<void> {
  await tx.run`
    update session set started_at = started_at + ${ms} * interval '1 millisecond',
      play_started_at = play_started_at + ${ms} * interval '1 millisecond',
      expires_at = expires_at + ${ms} * interval '1 millisecond'
    where ended_at is null and expires_at > ${now}`
}
