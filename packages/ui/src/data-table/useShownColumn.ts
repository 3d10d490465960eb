import { useEffect, useRef, type RefObject } from 'react'

/** Signs that the reader scrolls the table. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Keeps a column of a table that scrolls sideways beside its row headers, also when faces and pictures arrive, until the
 * reader scrolls it.
 * @param number of the column; the row headers are 0, and -1 is none
 */
export function useShownColumn(number: number): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const scroller = table.current?.parentElement
    const cells = [...(table.current?.tHead?.rows[0]?.cells ?? [])]
    const [heads] = cells
    const column = cells[number]
    if (!scroller || !heads || !column) return undefined
    const show = (): void => {
      const [kept, wanted] = [heads.getBoundingClientRect(), column.getBoundingClientRect()]
      const isFromTheRight = getComputedStyle(scroller).direction === 'rtl'
      scroller.scrollBy({ left: isFromTheRight ? wanted.right - kept.left : wanted.left - kept.right })
    }
    const observer = new ResizeObserver(show)
    for (const cell of cells) observer.observe(cell, { box: 'border-box' })
    const end = (): void => observer.disconnect()
    for (const sign of BY_HAND) scroller.addEventListener(sign, end, { once: true, passive: true })
    return () => {
      end()
      for (const sign of BY_HAND) scroller.removeEventListener(sign, end)
    }
  }, [number])
  return table
}
