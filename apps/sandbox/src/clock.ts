/** Clock of the sandbox. All code reads the time from it, so that tests and the console can move it. */
export interface Clock {
  now(): Date
  /** Moves this process's clock by milliseconds, for tests; negative moves it back. */
  advance(ms: number): void
  /** Sets the offset in ms that the console has chosen for all processes (`jobs/sharedClock.ts`). */
  follow(offsetMs: number): void
  /** Undoes every {@link advance} and {@link follow}. */
  reset(): void
}

/** Clock that follows the machine's time. */
export function systemClock(): Clock {
  let own = 0
  let shared = 0
  return {
    now: () => new Date(Date.now() + own + shared),
    advance: (ms) => {
      own += ms
    },
    follow: (offsetMs) => {
      shared = offsetMs
    },
    reset: () => {
      own = 0
      shared = 0
    },
  }
}
