/** The time as the sandbox sees it. Everything that asks the time asks this, so that tests can move it. */
export interface Clock {
  now(): Date
  /** Moves the clock forward (or, negative, back) by milliseconds. */
  advance(ms: number): void
  /** Undoes every {@link advance}. */
  reset(): void
}

/** A clock that runs with the machine's. */
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
