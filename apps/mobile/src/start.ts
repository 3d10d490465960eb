/** Time for the browser between two parts of the start, so that a tap or a frame never waits for all of it. */
const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** A `<link>` that is not yet in the document. */
const linkOf = (properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), properties)

/**
 * Downloads modules together and runs them one after the other, each in a task of its own. The browser would run a
 * module and everything that it imports in one task, which keeps a phone busy for half a second.
 *
 * @param addresses modules, dependencies first
 * @param messages addresses of the texts that the modules will ask for, where there are any
 */
export async function runModules(
  addresses: readonly string[],
  messages: readonly (string | undefined)[],
): Promise<void> {
  const preloads = new DocumentFragment()
  const links = [
    ...messages.flatMap((href) =>
      href ? { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href } : [],
    ),
    ...addresses.map((href) => ({ rel: 'modulepreload', href })),
  ]
  for (const link of links) preloads.append(linkOf(link))
  // One insertion: each would make the browser look at the page's styles again.
  document.head.append(preloads)
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- the next module waits, so that each runs in a task of its own
    await import(/* @vite-ignore */ address)
    // oxlint-disable-next-line no-await-in-loop -- the next module waits for the pause, in which a tap is handled
    await pause()
  }
}

/**
 * Adds the site's style sheet after the styles of the document, which holds those of its own elements alone. Resolves when
 * the sheet applies, and rejects when it does not come: the site cannot start then.
 */
export const addStyleSheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    document.head.append(linkOf({ rel: 'stylesheet', href, onload: resolve, onerror: reject }))
  })

/** Events of a player who wants to do something, at which a page that is only shown starts at once. */
const WISHES = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const

/** Time without a new largest paint after which a loaded page counts as drawn, ms. */
const QUIET = 150

/** Longest wait after the page was loaded, ms. */
const LATEST = 2_000

const LARGEST = 'largest-contentful-paint'

/** Resolves when what was loaded is on the screen: a picture is decoded and painted some frames after it came. */
function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(quiet)
      quiet = setTimeout(resolve, QUIET)
    }
    // A browser that does not report its paints is given the same time once.
    if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST)) return wait()
    new PerformanceObserver(wait).observe({ type: LARGEST, buffered: true })
    // A page in the background is not painted.
    setTimeout(resolve, LATEST)
  })
}

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST })
    else setTimeout(resolve, LATEST / 10)
  })
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
}

/** Resolves when a page that already shows its content is drawn and at rest, or when the player wants to use it. */
export function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const begin = () => {
      ending.abort()
      resolve()
    }
    for (const wish of WISHES)
      addEventListener(wish, begin, { capture: true, passive: true, signal: ending.signal })
    void whenLoaded().then(whenDrawn).then(whenIdle).then(begin)
  })
}
