import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the viewport at which an element counts as near. */
const AHEAD = '300px'

/** Tracks if an element is in the viewport or near it; distant elements need not fetch anything. */
export function useNear<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${AHEAD} 0px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, near]
}
