/** Clock of the gateway, for countdowns that must not depend on the player's clock. */
export interface ServerClock {
  /** Time of the gateway, ms since the epoch; the device's own time until an answer has arrived. */
  now(): number
  /** Observes an answer's `Date` header and the moments of request and answer. */
  observe(response: Response, sentAt: number, receivedAt: number): void
  /**
   * Observes a moment that an answer gives as the gateway's present one: finer than a `Date` header, and
   * readable across origins.
   */
  learn(moment: number, sentAt: number, receivedAt: number): void
}

/** Resolution of a `Date` header, ms: the answer was made somewhere within that second. */
const DATE_RESOLUTION = 1000

/**
 * Estimates the difference between the two clocks more closely with every answer: the gateway wrote its `Date`
 * after the request was sent and before the answer arrived. An answer that contradicts the earlier ones (the
 * device's clock was set, or it slept) restarts the estimate.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let earliest = -Infinity
  let latest = Infinity
  function learn(moment: number, sentAt: number, receivedAt: number, resolution = 0): void {
    if (Number.isNaN(moment)) return
    const low = moment - receivedAt
    const high = moment + resolution - sentAt
    const agrees = low <= latest && high >= earliest
    earliest = agrees ? Math.max(earliest, low) : low
    latest = agrees ? Math.min(latest, high) : high
  }
  return {
    now() {
      const learnt = Number.isFinite(earliest) && (earliest > 0 || latest < 0)
      return deviceNow() + (learnt ? (earliest + latest) / 2 : 0)
    },
    observe(response, sentAt, receivedAt) {
      if (mayComeFromCache(response.headers)) return
      learn(Date.parse(response.headers.get('Date') ?? ''), sentAt, receivedAt, DATE_RESOLUTION)
    },
    learn: (moment, sentAt, receivedAt) => learn(moment, sentAt, receivedAt),
  }
}

/** True for an answer that may come from the browser's cache, whose `Date` is that of the stored answer. */
const mayComeFromCache = (headers: Headers) =>
  headers.has('Age') ||
  headers.has('Last-Modified') ||
  /max-age=[1-9]|immutable/.test(headers.get('Cache-Control') ?? '')
