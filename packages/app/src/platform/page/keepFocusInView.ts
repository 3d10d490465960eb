/**
 * Keeps the control that the Tab key has reached in the window when content arrives above it and moves it: browsers
 * anchor the scroll position of a page that has been scrolled, and not that of a page at its top (WCAG 2.4.11,
 * S-frame-22). A scroll by the reader, or another key, ends it until the next Tab.
 *
 * @param signal ends the watch; without one it lasts as long as the page
 */
export function keepFocusInView(signal: AbortSignal = new AbortController().signal): void {
  let reachedByTab = false
  const listen = (kind: string, tab: (event: Event) => boolean): void =>
    addEventListener(kind, (event) => (reachedByTab = tab(event)), { capture: true, passive: true, signal })
  listen('keydown', (event) => (event as KeyboardEvent).key === 'Tab')
  for (const kind of ['pointerdown', 'wheel']) listen(kind, () => false)
  const size = new ResizeObserver(() => {
    const focused = document.activeElement
    if (reachedByTab && focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest' })
  })
  size.observe(document.body)
  signal.addEventListener('abort', () => size.disconnect())
}
