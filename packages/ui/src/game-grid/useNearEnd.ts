import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Distance from a list's end that loads its next page, CSS px (S-centre-12). */
const NEAR_PX = 300
/** Pause between two calls while the end stays near (S-centre-12). */
const REPEAT_MS = 300

/**
 * Ref for an element at a list's end: `load` is called while it is within 300 px of the window, at most every
 * 300 ms. The call repeats as long as the end stays near, so a short first page fills the screen.
 */
export function useNearEnd(load: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => load?.())
  const active = load !== undefined
  useEffect(() => {
    const element = end.current
    if (!element || !active) return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer)
        // A busy page gets the entries of several frames at once: the last is the current position.
        if (!entries.at(-1)?.isIntersecting) return
        reached()
        timer = setInterval(reached, REPEAT_MS)
      },
      // Root of the observer is the document: in an iframe, only that root can have a margin.
      { root: document, rootMargin: `${NEAR_PX}px 0px` },
    )
    observer.observe(element)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [active])
  return end
}
