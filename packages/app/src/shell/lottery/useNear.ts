import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far outside the screen a thing is already wanted. */
const AHEAD = '300px'

/** Whether an element is on the screen or close to it: what is far away need not ask the gateway anything. */
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
