/** Height of a phone's frame in CSS pixels. */
export const PHONE_HEIGHT = 844

const frames = (): readonly HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('.compare iframe'),
]

/**
 * Scrolls all frames of the page with the one that the reader scrolls, by the same number of pixels: what a brand places
 * further down is then seen to be further down.
 * @returns function that ends it
 */
export function linkScrolling(): () => void {
  const followed = new WeakSet<Window>()
  const ends: (() => void)[] = []
  let leader: Window | undefined

  function follow(view: Window): void {
    followed.add(view)
    const lead = (): void => void (leader = view)
    const scrolled = (): void => {
      // A frame that was moved by another one moves nobody.
      if (leader !== view) return
      for (const frame of frames())
        if (frame.contentWindow && frame.contentWindow !== view) frame.contentWindow.scrollTo(0, view.scrollY)
    }
    for (const started of ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const)
      view.addEventListener(started, lead, { passive: true })
    view.addEventListener('scroll', scrolled, { passive: true })
    ends.push(() => {
      for (const started of ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const)
        view.removeEventListener(started, lead)
      view.removeEventListener('scroll', scrolled)
    })
  }

  // Frames are added, removed and loaded again while one chooses.
  const timer = setInterval(() => {
    for (const { contentWindow, contentDocument } of frames()) {
      const isLoaded = contentDocument?.readyState === 'complete'
      if (contentWindow && isLoaded && !followed.has(contentWindow)) follow(contentWindow)
    }
  }, 500)
  return () => {
    clearInterval(timer)
    for (const end of ends) end()
  }
}
