/** Size of a touch target, px: every target of this design is at least as large (WCAG 2.5.5). */
const TOUCH_TARGET = 44
/** Tolerance for rounding and a half pixel at an edge, px. */
const SLACK = 1

const CONTROLS = 'a[href], button, input:not([type=hidden]), textarea, summary, [role=option], [role=slider]'

/** A link inside a sentence is as high as its line: the exception that WCAG 2.5.5 makes. */
const isInline = (element: Element): boolean =>
  [element, element.parentElement].some((one) => one !== null && getComputedStyle(one).display === 'inline')

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled=true]') ||
  element.closest('[inert], [aria-hidden=true]') !== null ||
  // Controls for the keyboard alone, such as the skip link.
  getComputedStyle(element).pointerEvents === 'none' ||
  !element.checkVisibility({ visibilityProperty: true })

/** Element that receives a tap for a control: the label around it. */
const areaOf = (element: Element): Element => element.closest('label') ?? element

/**
 * Distance from the centre in one direction in which a tap still reaches the control, px, up to half a touch
 * target.
 */
function reach(area: Element, x: number, y: number, dx: number, dy: number): number {
  const meets = (distance: number): boolean => {
    const hit = document.elementFromPoint(x + dx * distance, y + dy * distance)
    return hit !== null && area.contains(hit)
  }
  let distance = TOUCH_TARGET / 2
  if (meets(distance - SLACK / 2)) return distance
  for (distance = 0; distance < TOUCH_TARGET / 2 && meets(distance + 1);) distance++
  return distance
}

/**
 * Controls with too small a touch target, one line each with the measured size; empty when all are large
 * enough.
 */
export function targetFindings(within: HTMLElement): readonly string[] {
  const found: string[] = []
  // Controls behind an open dialog are inert.
  const scope = within.querySelector('dialog:modal') ?? within
  for (const element of scope.querySelectorAll(CONTROLS)) {
    if (isOff(element) || isInline(element)) continue
    const area = areaOf(element)
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = area.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    const size = [
      [1, 0],
      [0, 1],
    ].map(([dx = 0, dy = 0]) => reach(area, x, y, dx, dy) + reach(area, x, y, -dx, -dy))
    if (size.some((length) => length < TOUCH_TARGET - SLACK)) {
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      found.push(`<${element.localName}> "${words}" answers in ${size.join(' × ')} px`)
    }
  }
  return found
}
