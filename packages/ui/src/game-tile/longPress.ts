import type { PointerEvent, SyntheticEvent } from 'react'

/** Time that a finger rests on an element until it is a long press, in ms. */
const HOLD_MS = 500
/** Way that a finger may move meanwhile, CSS px. */
const SLACK = 10

/** The press under way: a hand has one at a time, so that tiles need no state of their own. */
let timer: ReturnType<typeof setTimeout> | undefined
let start = { x: 0, y: 0 }
let held = false

function drop(): void {
  clearTimeout(timer)
}

/** True once after a long press: the tap that ends it is none. */
export function endsLongPress(): boolean {
  const was = held
  held = false
  return was
}

/**
 * Handlers of an element that answers a long press. `contextmenu` is the right click, the menu key, and the long press
 * of Android; Safari on a phone sends none, so that the time of a touch is measured too.
 */
export function longPress(onHold: () => void) {
  function hold(): void {
    held = true
    onHold()
  }
  return {
    onContextMenu(event: SyntheticEvent) {
      event.preventDefault()
      drop()
      // The timer may have come first.
      if (!held) onHold()
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      drop()
      held = false
      start = { x, y }
      if (pointerType === 'touch') timer = setTimeout(hold, HOLD_MS)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLACK) drop()
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onPointerLeave: drop,
  }
}
