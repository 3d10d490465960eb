/** Time that a finger rests on an element until it is a long press, in ms. */
const HOLD_MS = 500
/** Way that a finger may move meanwhile, CSS px. */
const SLACK = 10

/**
 * Gives `contextmenu` to a browser that sends none when a finger rests (Safari on phones), as all others do. Where the
 * event is answered, the tap that ends the touch is none.
 */
export function giveTouchHold(root: EventTarget): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let answered = false
  const listen = <Kind extends Event>(name: string, act: (event: Kind) => void): void =>
    root.addEventListener(name, act as (event: Event) => void, { capture: true })
  const drop = (): void => clearTimeout(timer)

  listen<PointerEvent>('pointerdown', ({ pointerType, clientX: x, clientY: y, target }) => {
    drop()
    answered = false
    start = { x, y }
    if (pointerType !== 'touch') return
    timer = setTimeout(() => {
      const menu = new Event('contextmenu', { bubbles: true, cancelable: true })
      answered = target?.dispatchEvent(menu) === false
    }, HOLD_MS)
  })
  listen<PointerEvent>('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SLACK) drop()
  })
  listen('pointerup', drop)
  listen('pointercancel', drop)
  listen('click', (event) => {
    if (!answered) return
    answered = false
    event.preventDefault()
    event.stopPropagation()
  })
}
