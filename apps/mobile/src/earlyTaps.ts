/** Time between two looks at an element that React has not adopted yet, ms, and the longest wait for it. */
const LOOK_EVERY = 50
const LOOK_FOR = 10_000

/** True once React answers for an element: it marks each that it has adopted or made. */
const isAdopted = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** True for a tap that follows a link in the same window, without a key that asks for another. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Link of the site whose tap waits for the site to start: the address that is shown carries something, such as an
 * invitation, which the site has to take in before another document is opened. Other links are the browser's.
 */
function waitingLink(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const isOwn = link?.origin === location.origin && (link.target === '' || link.target === '_self')
  return isOwn && location.search !== '' && isPlain(event) && !isAdopted(link) ? link : null
}

/**
 * Keeps the last tap on a page that is shown and not yet adopted, and repeats it when it is: React drops a tap on a part
 * whose code is still on its way. A link needs help only where the address carries something.
 */
export function keepEarlyTaps(): void {
  let waiting: ReturnType<typeof setInterval> | undefined

  /** Taps once more when React answers for an element; else does the other thing, at the end of the wait. */
  function whenAdopted(element: HTMLElement, otherwise?: () => void): void {
    const until = performance.now() + LOOK_FOR
    waiting = setInterval(() => {
      const over = performance.now() > until || !element.isConnected
      if (!over && !isAdopted(element)) return
      clearInterval(waiting)
      if (over) otherwise?.()
      else element.click()
    }, LOOK_EVERY)
  }

  function onClick(event: MouseEvent): void {
    const { target, isTrusted } = event
    if (!isTrusted || !(target instanceof Element)) return
    clearInterval(waiting)
    const link = waitingLink(event, target)
    if (link) {
      event.preventDefault()
      whenAdopted(link, () => location.assign(link.href))
      return
    }
    const button = target.closest<HTMLElement>('button, [role="button"], [role="tab"]')
    if (!button || isAdopted(button)) return
    // React may adopt the part at once for this very tap, and then it has answered it.
    setTimeout(() => {
      if (!isAdopted(button)) whenAdopted(button)
    })
  }
  addEventListener('click', onClick, { capture: true })
}
