import { isAdopted, whenAdopted } from './adopted.ts'

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
  let stopWaiting = (): void => undefined

  /** Taps once more when React answers for an element; else does the other thing, at the end of the wait. */
  function tapWhenAdopted(element: HTMLElement, otherwise?: () => void): void {
    stopWaiting = whenAdopted(
      () => (element.isConnected ? element : undefined),
      (adopted) => adopted.click(),
      otherwise,
    )
  }

  function onClick(event: MouseEvent): void {
    const { target, isTrusted } = event
    if (!isTrusted || !(target instanceof Element)) return
    stopWaiting()
    const link = waitingLink(event, target)
    if (link) {
      event.preventDefault()
      tapWhenAdopted(link, () => location.assign(link.href))
      return
    }
    const button = target.closest<HTMLElement>('button, [role="button"], [role="tab"]')
    if (!button || isAdopted(button)) return
    // React may adopt the part at once for this very tap, and then it has answered it.
    setTimeout(() => {
      if (!isAdopted(button)) tapWhenAdopted(button)
    })
  }
  addEventListener('click', onClick, { capture: true })
}
