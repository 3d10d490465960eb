import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { approach, UNMEASURED, windowAt, type Measured } from './rowWindow.ts'

export interface RowWindow {
  /** For the list's grid. Its rows must be of one height. */
  readonly list: RefObject<HTMLUListElement | null>
  /** Index of the first item to render, and the first index after the last one. */
  readonly first: number
  readonly last: number
  /** Height of the spacers before and after, CSS px. */
  readonly before: number
  readonly after: number
}

/**
 * Virtual window of a grid: the items near the screen, and the height of the others.
 *
 * @param begin first item of the list; a change means another list, which is rendered from its first row
 */
export function useRowWindow(count: number, begin: unknown): RowWindow {
  const list = useRef<HTMLUListElement>(null)
  const measured = useRef<Measured>({ top: 0, columns: UNMEASURED.columns, pitch: UNMEASURED.pitch })
  const [drawn, setDrawn] = useState(UNMEASURED)
  const [known, setKnown] = useState(begin)
  if (known !== begin) {
    setKnown(begin)
    setDrawn((before) =>
      before.first === 0 ? { ...before, last: Math.min(before.last, UNMEASURED.last) } : before,
    )
  }

  // Pure arithmetic: no layout is read during a fling.
  const find = useCallback(
    () => windowAt(measured.current, { from: window.scrollY, height: window.innerHeight }, count),
    [count],
  )
  const frame = useRef(0)
  const stepNextFrame = useCallback(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => setDrawn((before) => approach(before, find())))
  }, [find])

  useEffect(() => {
    window.addEventListener('scroll', stepNextFrame, { passive: true })
    return () => {
      window.removeEventListener('scroll', stepNextFrame)
      cancelAnimationFrame(frame.current)
    }
  }, [stepNextFrame])

  useEffect(() => {
    if (approach(drawn, find()) !== drawn) stepNextFrame()
  }, [drawn, find, stepNextFrame])

  // Content above the list appears and disappears (studios, search results) and moves it: the page's height changes
  // with it.
  useLayoutEffect(() => {
    function measure(): void {
      const grid = list.current
      if (!grid) return
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
      const row = grid.firstElementChild?.getBoundingClientRect().height
      measured.current = {
        top: grid.getBoundingClientRect().top + window.scrollY,
        columns: gridTemplateColumns.split(' ').length,
        pitch: row === undefined ? measured.current.pitch : row + (Number.parseFloat(rowGap) || 0),
      }
      setDrawn((before) => approach(before, find()))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [find])

  const { columns, pitch } = drawn
  const last = Math.min(drawn.last, count)
  const first = Math.min(drawn.first, last)
  return {
    list,
    first,
    last,
    before: (first / columns) * pitch,
    after: Math.ceil((count - last) / columns) * pitch,
  }
}
