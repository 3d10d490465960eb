/** Tolerance for rounding, px. */
const SLACK = 1

/** True when an ancestor scrolls, clips or positions the element, so that its excess width does no harm. */
function isHeld(element: Element, within: Element): boolean {
  for (let around: Element | null = element; around && around !== within; around = around.parentElement) {
    const { overflowX, clipPath, visibility } = getComputedStyle(around)
    if (overflowX !== 'visible' || clipPath !== 'none' || visibility === 'hidden') return true
  }
  return false
}

/**
 * Elements that overflow the window sideways, one line each, the innermost first; empty when everything fits.
 */
export function overflowFindings(within: HTMLElement): readonly string[] {
  const width = document.documentElement.clientWidth
  const out = [...within.querySelectorAll('*')].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return own > 0 && (left < -SLACK || right > width + SLACK) && !isHeld(element, within)
  })
  return out
    .filter((element) => !out.some((other) => other !== element && element.contains(other)))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const words = element.textContent.trim().slice(0, 40)
      return `<${element.localName}> "${words}" from ${Math.round(left)} to ${Math.round(right)} of ${width} px`
    })
}
