import type { Clock } from '../clock.ts'

/** Clock that stands still until a test moves it. */
export function frozenClock(start: string): Clock {
  const begin = Date.parse(start)
  let at = begin
  let shared = 0
  return {
    now: () => new Date(at + shared),
    advance: (ms) => {
      at += ms
    },
    follow: (offsetMs) => {
      shared = offsetMs
    },
    reset: () => {
      at = begin
      shared = 0
    },
  }
}
