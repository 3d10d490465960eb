import { whenIdle } from './whenIdle.ts'

/** Time after which a page counts as used even if nobody has touched it, ms. */
const AT_THE_LATEST = 10_000

/** Events of a player who uses the page. */
const USES = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/**
 * Calls back once the player has used the page and the browser is idle, at the latest 10 s after the call: for code and
 * offers that nobody asked for, which would otherwise compete with the page's own start.
 *
 * @param signal ends the wait
 */
export function whenUsed(run: () => void, signal: AbortSignal): void {
  const waiting = new AbortController()
  const once = AbortSignal.any([signal, waiting.signal])
  const begin = (): void => {
    if (once.aborted) return
    waiting.abort()
    whenIdle(() => signal.aborted || run())
  }
  const timer = setTimeout(begin, AT_THE_LATEST)
  once.addEventListener('abort', () => clearTimeout(timer), { once: true })
  // Parts of the page scroll by themselves, as a carousel does; the page scrolls for the player alone.
  const use = ({ type, target }: Event): void => {
    if (type !== 'scroll' || target === document) begin()
  }
  for (const kind of USES) addEventListener(kind, use, { capture: true, passive: true, signal: once })
}
