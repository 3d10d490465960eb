import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useUsed } from '#platform/device/useUsed.ts'

import * as css from './home.css.ts'

/** Distance below the screen at which a part is rendered, CSS px: while home starts, and once the player uses it. */
const AHEAD = { start: 200, used: 600 }

/** Renders a part of the page once it is near the viewport, so that home fetches only what is visible. */
export function RenderNearViewport({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const ahead = useUsed() ? AHEAD.used : AHEAD.start
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${ahead}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, ahead])
  return near ? children : <div ref={place} className={css.places.shelf} />
}
