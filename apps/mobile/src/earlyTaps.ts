/** Time between two looks at a button that React has not adopted yet, ms, and the longest wait for it. */
const LOOK_EVERY = 50
const LOOK_FOR = 10_000

/** True once React answers for an element: it marks each that it has adopted or made. */
const isAdopted = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Keeps the last tap on a button of a page that is shown and not yet adopted, and repeats it when it is: React drops a
 * tap on a part whose code is still on its way. A link needs no help, the browser follows it to another document.
 */
export function keepEarlyTaps(): void {
  let waiting: ReturnType<typeof setInterval> | undefined
  function onClick({ target, isTrusted }: MouseEvent): void {
    if (!isTrusted || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>('button, [role="button"], [role="tab"]')
    clearInterval(waiting)
    if (!button || isAdopted(button)) return
    const until = performance.now() + LOOK_FOR
    // React may adopt the part at once for this very tap, and then it has answered it.
    setTimeout(() => {
      if (isAdopted(button)) return
      waiting = setInterval(() => {
        const over = performance.now() > until || !button.isConnected
        if (!over && !isAdopted(button)) return
        clearInterval(waiting)
        if (!over) button.click()
      }, LOOK_EVERY)
    })
  }
  addEventListener('click', onClick, { capture: true })
}
