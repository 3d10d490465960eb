import { scrollBehaviour } from '../styling/motion.ts'

/** Scrolls the matching element to the middle of its horizontal scroller, without scrolling the page. */
export function scrollIntoRail(rail: HTMLElement | null, selector: string): void {
  // In the next frame, which lays the page out anyway.
  requestAnimationFrame(() => center(rail, selector))
}

function center(rail: HTMLElement | null, selector: string): void {
  const item = rail?.querySelector<HTMLElement>(selector)
  if (!rail || !item) return
  const from = rail.getBoundingClientRect()
  const to = item.getBoundingClientRect()
  rail.scrollBy({
    left: to.left + to.width / 2 - (from.left + from.width / 2),
    top: rail.scrollHeight > rail.clientHeight ? to.top + to.height / 2 - (from.top + from.height / 2) : 0,
    behavior: scrollBehaviour(),
  })
}
