import { isAdopted, whenAdopted } from './adopted.ts'

const BUTTONS = 'button, [role="button"], [role="tab"]'

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

/** Name of an element for its reader: its role and its words. */
const nameOf = (element: HTMLElement): string =>
  [element.getAttribute('role'), element.ariaLabel, element.textContent].join('|')

/** The button where it stands, or the only one of its name, which took its place: a document may be drawn anew. */
function inPage(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  const named = [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter(
    (other) => nameOf(other) === nameOf(button),
  )
  return named.length === 1 ? named[0] : undefined
}

/**
 * Notes whether the next tap on a button is answered. React stops a tap that it cannot answer yet on the way to its
 * button, and marks a button before it answers for it: both are needed.
 */
function watchTap(button: HTMLElement): { readonly isAnswered: () => boolean } {
  let answered = false
  button.addEventListener('click', () => (answered = isAdopted(button)), { once: true })
  return { isAnswered: () => answered }
}

/** Taps a button that React has marked. @returns whether React answered */
function tapAgain(button: HTMLElement): boolean {
  const { isAnswered } = watchTap(button)
  button.click()
  return isAnswered()
}

/**
 * Keeps the last tap on a page that is shown and not yet adopted, and repeats it when React answers for its button: React
 * drops a tap on a part whose code is still on its way. A link needs help only where the address carries something.
 */
export function keepEarlyTaps(): void {
  let stopWaiting = (): void => undefined

  function onClick(event: MouseEvent): void {
    const { target, isTrusted } = event
    if (!isTrusted || !(target instanceof Element)) return
    stopWaiting()
    const link = waitingLink(event, target)
    if (link) {
      event.preventDefault()
      stopWaiting = whenAdopted(
        () => (link.isConnected ? link : undefined),
        (adopted) => adopted.click(),
        () => location.assign(link.href),
      )
      return
    }
    const button = target.closest<HTMLElement>(BUTTONS)
    // A form that is sent early waits by itself.
    if (!button || (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)) return
    const { isAnswered } = watchTap(button)
    // React may adopt the part at once for this very tap, and then it has answered it. A tap that was taken away on
    // purpose, as after a long press, is not repeated.
    setTimeout(() => {
      if (!isAnswered() && !event.defaultPrevented) stopWaiting = whenAdopted(() => inPage(button), tapAgain)
    })
  }
  addEventListener('click', onClick, { capture: true })
}
