/** Way of a finger in CSS px from which its direction is known. */
const DECIDED = 10
/** Share of the finger's way that the page is pulled. */
const GIVE = 0.5
/** Way that the page is pulled until it refreshes, CSS px. */
const ENOUGH = 64

export interface PullHandlers {
  /** Called as the finger moves. @param part of the way to the refresh, 0 to 1 */
  readonly onPull: (part: number) => void
  /** Called once when the way is enough. */
  readonly onEnough: () => void
  /** Called when the finger leaves. @param enough true when it pulled far enough */
  readonly onRelease: (enough: boolean) => void
}

/** True when something under the finger scrolls upwards by itself, or lies over the page. */
function ownsGesture(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('dialog, [popover], input, textarea, select')) return true
  for (let one: Element | null = target; one && one !== document.documentElement; one = one.parentElement)
    if (one.scrollTop > 0) return true
  return false
}

/**
 * Follows one finger that pulls the page down from its top. A second finger, a way to the side (in either direction of
 * writing), and anything that scrolls or lies over the page end it. Listeners are passive: the page itself never waits.
 *
 * @param signal ends it
 */
export function followPull({ onPull, onEnough, onRelease }: PullHandlers, signal: AbortSignal): void {
  let start: { readonly x: number; readonly y: number } | undefined
  let pulling = false
  let part = 0
  const listen = (
    name: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    act: (event: TouchEvent) => void,
  ) => document.addEventListener(name, act, { passive: true, signal })
  function end(enough: boolean): void {
    if (pulling) onRelease(enough)
    start = undefined
    pulling = false
    part = 0
  }

  listen('touchstart', ({ touches, target }) => {
    end(false)
    const [touch, second] = touches
    if (!touch || second || scrollY > 0 || ownsGesture(target)) return
    start = { x: touch.clientX, y: touch.clientY }
  })
  listen('touchmove', ({ touches }) => {
    const [touch] = touches
    if (!start || !touch) return
    // A surface that opened under the finger takes it over.
    if (document.querySelector('dialog:modal')) return end(false)
    const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y]
    if (!pulling) {
      if (Math.max(across, Math.abs(down)) < DECIDED) return
      if (down < across || scrollY > 0) return end(false)
      pulling = true
    }
    const before = part
    part = Math.min(1, Math.max(0, ((down - DECIDED) * GIVE) / ENOUGH))
    onPull(part)
    if (before < 1 && part === 1) onEnough()
  })
  listen('touchend', () => end(part === 1))
  listen('touchcancel', () => end(false))
}
