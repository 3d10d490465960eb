/** A thumb's size, px: every target of this design is at least as large (WCAG 2.5.5). */
const THUMB = 44
/** What rounding and a half pixel at an edge may take away. */
const SLACK = 1

const CONTROLS = 'a[href], button, input:not([type=hidden]), textarea, summary, [role=option], [role=slider]'

/** A link that runs on in a sentence is as high as its line: the one exception that WCAG makes, too. */
const isInline = (element: Element): boolean =>
  [element, element.parentElement].some((one) => one !== null && getComputedStyle(one).display === 'inline')

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled=true]') ||
  element.closest('[inert], [aria-hidden=true]') !== null ||
  // Only for the keyboard, as a link past the header is.
  getComputedStyle(element).pointerEvents === 'none' ||
  !element.checkVisibility({ visibilityProperty: true })

/** What answers a tap in a control's stead: the label around it. */
const areaOf = (element: Element): Element => element.closest('label') ?? element

/** How far a tap still meets the control when it leaves the middle in one direction, px, up to half a thumb. */
function reach(area: Element, x: number, y: number, dx: number, dy: number): number {
  const meets = (distance: number): boolean => {
    const hit = document.elementFromPoint(x + dx * distance, y + dy * distance)
    return hit !== null && area.contains(hit)
  }
  let distance = THUMB / 2
  if (meets(distance - SLACK / 2)) return distance
  for (distance = 0; distance < THUMB / 2 && meets(distance + 1);) distance++
  return distance
}

/** Controls that a thumb can miss, one line each with the size that answers; empty when all are large enough. */
export function targetFindings(within: HTMLElement): readonly string[] {
  const found: string[] = []
  // Behind an open dialog nothing answers.
  const ground = within.querySelector('dialog:modal') ?? within
  for (const element of ground.querySelectorAll(CONTROLS)) {
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
    if (size.some((length) => length < THUMB - SLACK)) {
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      found.push(`<${element.localName}> "${words}" answers in ${size.join(' × ')} px`)
    }
  }
  return found
}
