import { useCallback, useEffect, useState, type RefObject } from 'react'

import { scrollBehaviour } from '../styling/motion.ts'

/**
 * Distance between two slides along the scroller, px; negative from right to left. All slides are as wide as
 * the scroller.
 */
const pitchOf = ({ children: [first, second] }: HTMLElement): number =>
  first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1

/** Index of the nearest slide; 0 where a finger pulls beyond the first. */
const nearest = (track: HTMLElement): number =>
  Math.max(0, Math.round(track.scrollLeft / pitchOf(track)) || 0)

/** Scrolls to an absolute position: a scroll by a distance would snap at every slide on the way. */
const show = (track: HTMLElement, at: number, behavior: ScrollBehavior): void =>
  track.scrollTo({ left: at * pitchOf(track), behavior })

/**
 * Tracks the visible slide of `total` in a scroll-snapping track. After the last slide there is a copy of the
 * first: once the scroller rests on it, it jumps to the real first slide, which looks the same.
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  total: number,
): { index: number; showNext: () => void } {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const follow = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setIndex(nearest(element) % total))
    }
    const rest = (): void => {
      if (total > 1 && nearest(element) === total) show(element, 0, 'instant')
    }
    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('scrollend', rest)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', follow)
      element.removeEventListener('scrollend', rest)
    }
  }, [track, total])

  const showNext = useCallback(() => {
    const element = track.current
    if (element) show(element, nearest(element) + 1, scrollBehaviour())
  }, [track])
  return { index, showNext }
}
