import { useCallback, useEffect, useState, type RefObject } from 'react'

import { scrollBehaviour } from '../styling/motion.ts'

/** Distance of a slide from where the scroller would have to be to show it, in px; either direction. */
const offsetOf = (track: HTMLElement, at: number): number => {
  const slide = track.children[at]
  if (!slide) return 0
  const frame = track.getBoundingClientRect()
  const box = slide.getBoundingClientRect()
  return box.left + box.width / 2 - (frame.left + frame.width / 2)
}

const nearest = (track: HTMLElement): number => {
  const distances = Array.from(track.children, (_, at) => Math.abs(offsetOf(track, at)))
  return distances.indexOf(Math.min(...distances))
}

/** An absolute place: a scroll by a distance would be held up at every slide that it passes. */
const show = (track: HTMLElement, at: number, behavior: ScrollBehavior): void =>
  track.scrollTo({ left: track.scrollLeft + offsetOf(track, at), behavior })

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
