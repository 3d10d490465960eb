import { useEffect, useState, type RefObject } from 'react'

import { prefersReducedMotion } from '../styling/motion.ts'

/**
 * State of autoplay. `canMove`: motion is allowed. `held`: paused for the moment, because the pointer is over
 * the element, a finger touches it, focus is inside, the page is hidden or the element is scrolled out of
 * view.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>): { canMove: boolean; held: boolean } {
  const [canMove, setCanMove] = useState(false)
  const [holds, setHolds] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => {
    const target = element.current
    if (!target) return
    const hold = (reason: string, on: boolean): void =>
      setHolds((before) => {
        if (before.has(reason) === on) return before
        const after = new Set(before)
        if (on) after.add(reason)
        else after.delete(reason)
        return after
      })
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    const readMotion = (): void => setCanMove(!prefersReducedMotion())
    const ended = new AbortController()
    const listen = (source: EventTarget, name: string, run: () => void): void =>
      source.addEventListener(name, run, { passive: true, signal: ended.signal })

    readMotion()
    listen(media, 'change', readMotion)
    listen(target, 'pointerenter', () => hold('pointer', true))
    for (const name of ['pointerleave', 'pointercancel']) listen(target, name, () => hold('pointer', false))
    // Visible focus only: a tap leaves an invisible one behind.
    listen(target, 'focusin', () => hold('focus', target.querySelector(':focus-visible') !== null))
    listen(target, 'focusout', () => hold('focus', false))
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden))
    const observer = new IntersectionObserver((entries) =>
      hold('away', entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(target)
    return () => {
      ended.abort()
      observer.disconnect()
    }
  }, [element])
  return { canMove, held: holds.size > 0 }
}
