import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

import type { RowWindow } from '../../packages/app/src/features/game-center/useRowWindow.ts'

/** Rows kept above and below the screen, as many as ours keeps. */
const OVERSCAN = 2

/**
 * The same window over a grid's rows by TanStack Virtual in its fixed mode: one row is measured, like ours, and its
 * height is the estimate of all; no row is measured when it is drawn.
 */
export function useRows(count: number): RowWindow {
  const list = useRef<HTMLUListElement>(null)
  const [{ top, columns, pitch }, setGrid] = useState({ top: 0, columns: 3, pitch: 222 })
  const rows = Math.ceil(count / columns)
  // oxlint-disable-next-line react/incompatible-library -- the experiment is about this library, compiled or not
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => pitch,
    overscan: OVERSCAN,
    scrollMargin: top,
  })
  const drawn = virtualizer.getVirtualItems()
  const hasRows = drawn.length > 0
  // Without a row there is nothing to measure: the library draws none before it knows the window.
  useLayoutEffect(() => {
    const row = list.current?.firstElementChild?.getBoundingClientRect().height
    if (!hasRows || !list.current || row === undefined) return
    const { gridTemplateColumns, rowGap } = getComputedStyle(list.current)
    setGrid({
      top: list.current.getBoundingClientRect().top + window.scrollY,
      columns: gridTemplateColumns.split(' ').length,
      pitch: row + (Number.parseFloat(rowGap) || 0),
    })
  }, [hasRows])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, pitch])
  const first = drawn[0]?.index ?? 0
  const last = (drawn.at(-1)?.index ?? -1) + 1
  return {
    list,
    first: first * columns,
    last: Math.min(last * columns, count),
    before: first * pitch,
    after: (rows - last) * pitch,
  }
}
