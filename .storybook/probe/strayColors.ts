import { COLOR_EXCEPTIONS } from './exceptions.ts'
import { readColor } from './readColor.ts'
import { shownColors } from './shownColors.ts'

/**
 * Elements without colours of the page's own: pictures and other documents. Styles around them are still
 * checked.
 */
const FOREIGN = 'script, style, template, head, link, meta, title, defs, clipPath, mask'

/** True when an element is visible: laid out, not transparent, and larger than a hidden label. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 || height > 1
}

/** Readable path to an element: tag, its own classes and its text. */
function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('')
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30)
  return `<${element.localName}${classes}>${words === '' ? '' : ` “${words}”`}`
}

/** True for a colour whose channels differ from a known one by at most a rounding step. */
function isKnown(hex: string, known: ReadonlySet<string>): boolean {
  if (known.has(hex)) return true
  const near = (a: string, b: string) =>
    [1, 3, 5].every(
      (at) =>
        Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= 1,
    )
  return [...known].some((other) => near(hex, other))
}

/**
 * Visible colours at or below an element that are not among the known ones, one line each: element,
 * property, colour. A known colour counts with any transparency.
 * @param known allowed colours, as `#rrggbb`
 */
export function strayColors(root: Element, known: ReadonlySet<string>): readonly string[] {
  const excepted = COLOR_EXCEPTIONS.map(({ selector }) => selector).join(',')
  const findings = new Set<string>()
  const verdicts = new Map<string, boolean>()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest(FOREIGN) && !element.matches('stop')) continue
    if (excepted !== '' && element.closest(excepted)) continue
    if (!element.matches('stop') && !isSeen(element)) continue
    for (const { property, color } of shownColors(element)) {
      const { hex, alpha } = readColor(color)
      if (alpha === 0) continue
      const verdict = property === 'appearance' ? false : (verdicts.get(hex) ?? isKnown(hex, known))
      if (property !== 'appearance') verdicts.set(hex, verdict)
      if (!verdict)
        findings.add(
          `${nameOf(element)} ${property} ${property === 'appearance' ? 'is the browser’s own' : hex}`,
        )
    }
  }
  return [...findings]
}
