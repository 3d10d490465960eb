import type { KeyboardEvent } from 'react'

export interface ArrowKeyOptions {
  /**
   * Arrow keys that move the focus: `inline` along the line (mirrored in RTL), `block` up and down, or both.
   * Default `inline`.
   */
  readonly axis?: 'inline' | 'block' | 'both' | undefined
}

/**
 * Moves focus among `items` for the arrow keys, Home and End, as the ARIA patterns of tabs, toolbars, radio
 * groups and list boxes ask. Wraps around at the ends. Returns the newly focused item, or undefined for any
 * other key.
 */
export function moveFocus<E extends HTMLElement>(
  event: KeyboardEvent<HTMLElement>,
  items: readonly E[],
  { axis = 'inline' }: ArrowKeyOptions = {},
): E | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Record<string, number | undefined> = {
    ...(axis === 'block' ? {} : { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }),
    ...(axis === 'inline' ? {} : { ArrowDown: 1, ArrowUp: -1 }),
  }
  const step = steps[event.key]
  let to: number
  if (step !== undefined) to = (at + step + items.length) % items.length
  else if (event.key === 'Home') to = 0
  else if (event.key === 'End') to = items.length - 1
  else return undefined
  event.preventDefault()
  const item = items[to]
  item?.focus()
  return item
}
