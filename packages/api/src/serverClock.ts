/** The gateway's time, for countdowns that must not trust the player's clock. */
export interface ServerClock {
  /** Milliseconds since the epoch on the gateway; the device's own time until an answer has come. */
  now(): number
  /** Learns from an answer's `Date` header and the moments it was asked for and received. */
  observe(response: Response, sentAt: number, receivedAt: number): void
  /** Learns from a moment that an answer named as the gateway's present one: finer than a `Date`, and read across origins. */
  learn(moment: number, sentAt: number, receivedAt: number): void
}

/** A `Date` header names a second: the answer was made somewhere within it. */
const DATE_RESOLUTION = 1000

/**
 * Narrows the difference between the two clocks down with every answer: the gateway wrote its `Date` after the
 * request was sent and before the answer arrived. An answer that contradicts the earlier ones (the device's clock
 * was set, or it slept) starts anew.
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

/** The browser's cache answers with the `Date` of the day it was filled. */
const mayComeFromCache = (headers: Headers) =>
  headers.has('Age') ||
  headers.has('Last-Modified') ||
  /max-age=[1-9]|immutable/.test(headers.get('Cache-Control') ?? '')
