/** Clock of the sandbox. All code reads the time from it, so that tests can move it. */
export interface Clock {
  now(): Date
  /** Moves the clock by milliseconds; negative moves it back. */
  advance(ms: number): void
  /** Undoes every {@link advance}. */
  reset(): void
}

/** Clock that follows the machine's time. */
export function systemClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => {
      offset += ms
    },
    reset: () => {
      offset = 0
    },
  }
}
