/** Taps before the site has started. */
export interface EarlyTaps {
  /** Gives the last tap to the started site, if its element is still there. */
  repeat(): void
}

/**
 * Keeps the last tap on a button of a page that is shown and has not started. A link needs no help: the browser follows
 * it to another document.
 */
export function keepEarlyTaps(): EarlyTaps {
  let tapped: HTMLElement | undefined
  const ending = new AbortController()
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element)
        tapped = target.closest<HTMLElement>('button, [role="button"], [role="tab"]') ?? undefined
    },
    { capture: true, signal: ending.signal },
  )
  return {
    repeat() {
      ending.abort()
      if (tapped?.isConnected === true) tapped.click()
    },
  }
}
