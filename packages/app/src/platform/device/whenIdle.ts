/** Longest wait for a browser that always has something else to do, ms. */
const AT_THE_LATEST = 2_000

/**
 * Calls back when the browser has nothing else to do, at the latest 2 s after the call: a slow phone with a busy page
 * may not be idle for a long time. Safari has no `requestIdleCallback`: there a task comes next.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(), { timeout: AT_THE_LATEST })
  else setTimeout(run)
}
