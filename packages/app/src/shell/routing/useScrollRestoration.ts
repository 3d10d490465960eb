import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far each visited entry of the history was scrolled, CSS px. */
const positions = new Map<string, number>()

/** How long a page that is still loading may take to grow to its old length, ms. */
const PATIENCE = 1_500

/** Going on starts at the top; going back returns to where one was, as soon as the page is long enough again. */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const wanted = type === 'POP' ? (positions.get(key) ?? 0) : 0
    const started = performance.now()
    let frame = 0
    function settle(): void {
      window.scrollTo(0, wanted)
      const arrived = Math.abs(window.scrollY - wanted) < 1
      if (!arrived && performance.now() - started < PATIENCE) frame = requestAnimationFrame(settle)
    }
    settle()
    const stop = () => cancelAnimationFrame(frame)
    // Once a frame: reading the position at every event of a fling would make the browser lay out again and again.
    let reading = 0
    function remember(): void {
      reading ||= requestAnimationFrame(() => {
        reading = 0
        positions.set(key, window.scrollY)
      })
    }
    // The player's own scrolling ends the attempt.
    window.addEventListener('wheel', stop, { passive: true, once: true })
    window.addEventListener('touchmove', stop, { passive: true, once: true })
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop()
      cancelAnimationFrame(reading)
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
      window.removeEventListener('scroll', remember)
    }
  }, [key, type])
}
