import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { approach, UNMEASURED, windowAt, type Measured } from './rowWindow.ts'

export interface RowWindow {
  /** For the list's grid. Its rows must be of one height. */
  readonly list: RefObject<HTMLUListElement | null>
  /** The first item to draw, and the first one after those to draw. */
  readonly first: number
  readonly last: number
  /** Room for the rows before and after, CSS px. */
  readonly before: number
  readonly after: number
}

/**
 * Which items of a grid stand near the screen, and how much room the others take.
 * @param begin what the list begins with; another one is another list, which is drawn from its first rows on
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

  // Arithmetic alone: nothing is read from the layout while the list is flung.
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

  // What stands above the list comes and goes (studios, finds) and moves it: the page's height changes with it.
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
