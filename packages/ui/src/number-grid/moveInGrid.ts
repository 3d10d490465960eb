import type { KeyboardEvent } from 'react'

import { moveFocus } from '../keyboard/arrowKeys.ts'

/** Number of items in the first row of the current layout. */
const columnsOf = (items: readonly HTMLElement[]): number => {
  const second = items.findIndex((item) => item.offsetTop > (items[0]?.offsetTop ?? 0))
  return second === -1 ? items.length : second
}

/**
 * Moves focus in a wrapping grid: left and right to the neighbour, up and down to the next row, Home and End
 * to the ends. Returns the newly focused item, or undefined for any other key.
 */
export function moveInGrid<E extends HTMLElement>(
  event: KeyboardEvent<HTMLElement>,
  items: readonly E[],
): E | undefined {
  const rows: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
  const row = rows[event.key]
  if (row === undefined) return moveFocus(event, items)
  event.preventDefault()
  const at = items.findIndex((item) => item === document.activeElement)
  const item = items[at + row * columnsOf(items)]
  item?.focus()
  return item
}
