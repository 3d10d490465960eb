import { DURATIONS, LIMITS } from '@livery/domain'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Put the ref on an element at a list's end: `load` is called while that is within 300 px of the window, at most every 300 ms.
 * It is called again as long as the end stays near, so a short first page fills the screen.
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
        // A busy page hears of several frames at once: where the end stands now is told last.
        if (!entries.at(-1)?.isIntersecting) return
        reached()
        timer = setInterval(reached, DURATIONS.infiniteScrollThrottle)
      },
      // The document's own window: where a page is shown in a frame, only that can be widened.
      { root: document, rootMargin: `${LIMITS.infiniteScrollPx}px 0px` },
    )
    observer.observe(element)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [active])
  return end
}
