import { useCallback, useEffect, useState, type RefObject } from 'react'

import { scrollBehaviour } from '../styling/motion.ts'

/** From one slide to the next along the scroller, px; below zero from right to left. All slides are as wide as it. */
const pitchOf = ({ children: [first, second] }: HTMLElement): number =>
  first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1

/** 0 where a finger pulls beyond the first. */
const nearest = (track: HTMLElement): number =>
  Math.max(0, Math.round(track.scrollLeft / pitchOf(track)) || 0)

/** An absolute place: a scroll by a distance would be held up at every slide that it passes. */
const show = (track: HTMLElement, at: number, behavior: ScrollBehavior): void =>
  track.scrollTo({ left: at * pitchOf(track), behavior })

/**
 * Follows which of `total` slides of a scroll-snapping track is shown. Behind the last stands a copy of the first:
 * once the scroller rests on it, it is taken back to the real one, which looks the same.
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
