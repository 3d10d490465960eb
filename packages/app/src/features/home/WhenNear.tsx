import { useEffect, useRef, useState, type ReactNode } from 'react'

import * as css from './home.css.ts'

/** How far below the screen a part is already wanted, CSS px. */
const AHEAD = 600

/** Leaves a part of the page out until it comes near: home asks for what is seen, not for everything it has. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${AHEAD}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return near ? children : <div ref={place} className={css.shelfPlace} />
}
