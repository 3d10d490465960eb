/**
 * True under reduced motion: the system's setting, or `data-motion="reduced"` on the root element (which a
 * review tool sets). `false` where there is no document.
 */
export function prefersReducedMotion(): boolean {
  if (typeof document === 'undefined') return false
  if (document.documentElement.dataset['motion'] === 'reduced') return true
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Scroll behaviour: `smooth`, or `auto` under reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}
