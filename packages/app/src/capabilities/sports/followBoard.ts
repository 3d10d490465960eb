/** State of the prices on the screen: renewed, or out of reach. */
export type BoardHealth = 'current' | 'lost'

export interface FollowOptions {
  /** Listens until the stream ends, or rejects; tells whether it said anything. */
  readonly listen: (signal: AbortSignal) => Promise<boolean>
  /** Asks for the whole board once. */
  readonly poll: () => Promise<unknown>
  /** Waits, or returns at once when the signal fires. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly onHealth: (health: BoardHealth) => void
}

/** Pause before a stream that ended is opened again, ms. */
const REOPEN_AFTER = 1000

/** Pauses between the turns of polling, ms: the longest holds from then on. */
const POLL_AFTER = [4000, 8000, 15_000, 30_000, 60_000] as const

/** Polls in a row after which a stream that failed is tried again. */
const STREAM_EVERY = 4

/** Pause before the next turn after some failures of the stream in a row, ms. */
export function pauseAfter(failures: number): number {
  if (failures === 0) return REOPEN_AFTER
  return POLL_AFTER[Math.min(failures, POLL_AFTER.length) - 1] ?? REOPEN_AFTER
}

/** True when a turn after some failures tries the stream; the others only poll. */
export const triesStream = (failures: number): boolean => failures < 2 || failures % STREAM_EVERY === 0

/**
 * Keeps a board current until the signal fires: by a stream, and quietly by polling at growing intervals while there
 * is none (S-sports-08).
 */
export async function followBoard(
  { listen, poll, wait, onHealth }: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const heard = triesStream(failures) && (await listen(signal).catch(() => false))
    if (signal.aborted) return
    failures = heard ? 0 : failures + 1
    if (!heard)
      onHealth(
        await poll().then(
          () => 'current' as const,
          () => 'lost' as const,
        ),
      )
    await wait(pauseAfter(failures), signal)
  }
}
