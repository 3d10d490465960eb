import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Distance that counts as a swipe, CSS px (S-centre-13). */
const SWIPE_PX = 100

export interface SwipeAway {
  /** Direction of the swipe that closes: a sheet down, the side menu towards the line's end. */
  readonly towards: 'down' | 'end'
  readonly open: boolean
  /** Called after a swipe of sufficient distance. The parent sets `open`. */
  readonly onAway: () => void
}

/**
 * Swipe gesture that closes a modal surface: the surface follows the finger, and closes after the distance of
 * a swipe (S-centre-13). A mouse uses the close button and the backdrop.
 *
 * @returns a ref for the part that the finger drags; its style has to keep the browser from scrolling that way
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
      if (way >= SWIPE_PX) away()
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
