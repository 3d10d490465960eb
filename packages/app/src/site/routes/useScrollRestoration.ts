import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll position of each visited history entry, CSS px. */
const positions = new Map<string, number>()

/** Time that a loading page has to reach its former length, ms. */
const PATIENCE = 1_500

/**
 * Scroll restoration: forward navigation starts at the top; back navigation restores the position as soon as the page
 * is long enough.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    // The first page is where the browser put it: to scroll it would make the browser lay it out during its start.
    const isFirst = first.current
    first.current = false
    const wanted = type === 'POP' ? (positions.get(key) ?? 0) : 0
    const started = performance.now()
    let frame = 0
    function settle(): void {
      window.scrollTo(0, wanted)
      const arrived = Math.abs(window.scrollY - wanted) < 1
      if (!arrived && performance.now() - started < PATIENCE) frame = requestAnimationFrame(settle)
    }
    if (!isFirst) settle()
    const stop = () => cancelAnimationFrame(frame)
    // Reads the position once per frame: reading at every scroll event of a fling would force repeated layout.
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
