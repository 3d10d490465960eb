/** Calls back when the browser has nothing else to do. Safari has no `requestIdleCallback`: there a task comes next. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run())
  else setTimeout(run)
}
