import { LIMITS } from '@livery/domain'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

export interface SwipeAway {
  /** Where the surface leaves to: a sheet down, the side menu towards the line's end. */
  readonly towards: 'down' | 'end'
  readonly open: boolean
  /** It was swiped far enough. The owner sets `open`. */
  readonly onAway: () => void
}

/**
 * Lets a finger send a modal surface back to where it came from: it follows the finger, and leaves once that has gone
 * the distance of a swipe (specification, section 9). A mouse has the cross and the backdrop.
 * @returns a ref for the part that is taken hold of; its style has to keep the browser from scrolling that way
 */
export function useSwipeAway({ towards, open, onAway }: SwipeAway): RefObject<HTMLDivElement | null> {
  const hold = useRef<HTMLDivElement>(null)
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const part = hold.current
    const surface = part?.closest('dialog')
    if (!open || !part || !surface) return
    const ended = new AbortController()
    let from: PointerEvent | undefined

    const wayOf = (event: PointerEvent): number => {
      if (!from) return 0
      if (towards === 'down') return Math.max(0, event.clientY - from.clientY)
      const right = event.clientX - from.clientX
      return Math.max(0, getComputedStyle(surface).direction === 'rtl' ? -right : right)
    }
    const follow = (way: number): void => {
      const along = getComputedStyle(surface).direction === 'rtl' ? -way : way
      surface.style.translate = way === 0 ? '' : towards === 'down' ? `0 ${way}px` : `${along}px`
    }
    const listen = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      run: (event: PointerEvent) => void,
    ) => part.addEventListener(name, run, { passive: true, signal: ended.signal })

    listen('pointerdown', (event) => {
      if (event.isPrimary && event.pointerType === 'touch') from = event
    })
    listen('pointermove', (event) => follow(wayOf(event)))
    listen('pointerup', (event) => {
      const way = wayOf(event)
      from = undefined
      if (way >= LIMITS.swipePx) away()
      else follow(0)
    })
    listen('pointercancel', () => {
      from = undefined
      follow(0)
    })
    follow(0)
    return () => ended.abort()
  }, [open, towards])
  return hold
}
