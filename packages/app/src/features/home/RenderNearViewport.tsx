import { useEffect, useRef, useState, type ReactNode } from 'react'

import * as css from './home.css.ts'

/** Distance below the screen at which a part is rendered, CSS px. */
const AHEAD = 200

/** Renders a part of the page once it is near the viewport, so that home fetches only what is visible. */
export function RenderNearViewport({ children }: { readonly children: ReactNode }) {
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
